// @expect violated
#include <assert.h>
#include <stddef.h>

float nondet_float(void);
double nondet_double(void);
void *__VERIFIER_nondet(void);
void *nondet_pointer(void);
char *nondet_pchar(void);
char *nondet_charp(void);
const char *nondet_const_char_pointer(void);
void __VERIFIER_nondet_memory(void *, size_t);

/* Any number, any address, any content. */
int main(void) {
  float f = nondet_float();
  double d = nondet_double();
  char b[3] = "ab";
  __VERIFIER_nondet_memory(b, 2);
  assert(b[2] == 0);
  if (f == 1.5f && d > f) {
    assert(d > 1.5);
    assert(!(__VERIFIER_nondet() == b && nondet_pointer() == 0 && nondet_pchar() == b + 1 && // want "nondet"
             nondet_charp() == 0 && nondet_const_char_pointer() == b && b[0] == 'x' && b[1] == 'y'));
  }
  return 0;
}
