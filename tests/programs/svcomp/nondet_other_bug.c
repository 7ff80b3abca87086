// @expect violated
#include <assert.h>
#include <stddef.h>

float __VERIFIER_nondet_float(void);
double __VERIFIER_nondet_double(void);
void *__VERIFIER_nondet(void);
void *__VERIFIER_nondet_pointer(void);
char *__VERIFIER_nondet_pchar(void);
char *__VERIFIER_nondet_charp(void);
const char *__VERIFIER_nondet_const_char_pointer(void);
void __VERIFIER_nondet_memory(void *, size_t);

/* Any number, any address, any content. */
int main(void) {
  float f = __VERIFIER_nondet_float();
  double d = __VERIFIER_nondet_double();
  char b[3] = "ab";
  __VERIFIER_nondet_memory(b, 2);
  assert(b[2] == 0);
  if (f == 1.5f && d > f) {
    assert(d > 1.5);
    assert(!(__VERIFIER_nondet() == b && __VERIFIER_nondet_pointer() == 0 && __VERIFIER_nondet_pchar() == b + 1 && // want "nondet"
             __VERIFIER_nondet_charp() == 0 && __VERIFIER_nondet_const_char_pointer() == b && b[0] == 'x' && b[1] == 'y'));
  }
  return 0;
}
