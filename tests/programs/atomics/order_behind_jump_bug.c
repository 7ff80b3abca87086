// @expect violated
// @flags --check=assert
#include <assert.h>
#include <setjmp.h>
#include <stdatomic.h>

jmp_buf again;
atomic_int done;

void finish(memory_order order) { atomic_store_explicit(&done, 1, order); }

int main(void) {
  volatile int tries = 0;
  if (setjmp(again) == 0) {
    tries = 1;
    longjmp(again, 1);
  }
  assert(tries == 0); // want "tries == 0"
  finish(memory_order_release);
  return 0;
}
