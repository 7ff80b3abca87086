// @expect verified
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Each conversion stores what its letters say, and no byte more. */
int main(void) {
  struct {
    signed char c, after_c;
    short s;
    long l;
    long long ll;
    size_t z;
    intmax_t j;
    ptrdiff_t t;
    float f;
    double d;
    void *p;
    unsigned x;
  } v = {.after_c = 5, .f = 0.5f};
  int n = fscanf(stdin, "%hhd %hd %ld %lld %zu %jd %td %lf %p %x", &v.c, &v.s, &v.l, &v.ll, &v.z, &v.j, &v.t, &v.d, &v.p, &v.x);
  assert(v.after_c == 5 && v.f == 0.5f && n <= 10);
  if (n < 10)
    assert(v.x == 0);
  
  return 0;
}
