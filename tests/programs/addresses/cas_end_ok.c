// @expect verified
#include <assert.h>
#include <stdatomic.h>
int a[2], b[2];
_Atomic(int *) x = b;
int main(void) {
  int *e = a + 1;
  assert(!atomic_compare_exchange_strong(&x, &e, 0));
}
