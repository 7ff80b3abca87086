// @expect verified
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint(), x = a;
  assert(__atomic_fetch_add(&x, b, __ATOMIC_SEQ_CST) == a && x == a + b);
  x = a;
  assert(__atomic_fetch_sub(&x, b, __ATOMIC_ACQ_REL) == a && x == a - b);
  x = a;
  assert(__atomic_fetch_and(&x, b, __ATOMIC_RELAXED) == a && x == (a & b));
  x = a;
  assert(__atomic_fetch_or(&x, b, __ATOMIC_RELEASE) == a && x == (a | b));
  x = a;
  assert(__atomic_fetch_xor(&x, b, __ATOMIC_ACQUIRE) == a && x == (a ^ b));
  x = a;
  assert(__atomic_fetch_nand(&x, b, __ATOMIC_SEQ_CST) == a && x == ~(a & b));
  x = a;
  assert(__atomic_exchange_n(&x, b, __ATOMIC_SEQ_CST) == a && x == b);
  x = a;
  assert(__atomic_fetch_min(&x, b, __ATOMIC_SEQ_CST) == a && x == (a < b ? a : b));
  x = a;
  assert(__atomic_fetch_max(&x, b, __ATOMIC_SEQ_CST) == a && x == (a > b ? a : b));
  int s = (int)a, t = (int)b;
  assert(__atomic_fetch_min(&s, t, __ATOMIC_SEQ_CST) == (int)a && s == ((int)a < t ? (int)a : t));
  s = (int)a;
  assert(__atomic_fetch_max(&s, t, __ATOMIC_SEQ_CST) == (int)a && s == ((int)a > t ? (int)a : t));
  return 0;
}
