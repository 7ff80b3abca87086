// @expect violated
/* A weak compare-and-exchange may fail although the values agree, in a loop, too: who
   counts the attempts may count two. */
#include <assert.h>
#include <stdatomic.h>

atomic_int lock;

int main(void) {
  int attempts = 0, expected;
  do {
    expected = 0;
    attempts++;
  } while (attempts < 3 && !atomic_compare_exchange_weak(&lock, &expected, 1));
  assert(attempts == 1); // want "attempts == 1"
  return 0;
}
