// @expect verified
// What __builtin_constant_p and __builtin_object_size ask of is not evaluated, and so not read.
#include <pthread.h>

int x, y;
struct { char *to; } s;

#define SIZE(n) (__builtin_constant_p(n) ? 1 : 2)

static void *write(void *unused) {
  x = 1;
  s.to = 0;
  return unused;
}

static int beyond(const char *text, int i) { return __builtin_constant_p(text[4 + i]); }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, write, 0);
  int sizes = SIZE(x) + SIZE(x + y) + beyond("hi", 1) + (int)__builtin_object_size(s.to, 0);
  pthread_join(t, 0);
  return sizes == 0;
}
