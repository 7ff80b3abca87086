// @expect violated
#include <assert.h>

/* The functions behind atomic objects of any size. */
struct triple {
  int a, b, c;
};

int main(void) {
  struct triple x = {1, 2, 3}, y, z = {4, 5, 6}, w = {1, 2, 3};
  __atomic_load(&x, &y, __ATOMIC_SEQ_CST);
  assert(y.a == 1 && y.b == 2 && y.c == 3);
  assert(__atomic_compare_exchange(&x, &w, &z, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
  assert(x.a == 4 && x.c == 6);
  assert(!__atomic_compare_exchange(&x, &w, &y, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
  assert(w.b == 5);
  __atomic_exchange(&x, &y, &w, __ATOMIC_SEQ_CST);
  assert(w.a == 4 && x.a == 1);
  __atomic_store(&x, &z, __ATOMIC_SEQ_CST);
  assert(!__atomic_is_lock_free(sizeof x, &x));
  assert(x.b == 2); // want "x.b"
  return 0;
}
