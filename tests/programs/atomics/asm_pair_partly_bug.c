// @expect violated
// If one of two words is not what it is compared with, none is written.
#include <assert.h>

static unsigned int pair[2] __attribute__((aligned(8))) = {1, 2};

int main(void) {
  unsigned int low = 1, high = 3;
  unsigned char done;
  asm volatile("lock cmpxchg8b %1; sete %0" : "=q"(done), "+m"(pair[0]), "+a"(low), "+d"(high) : "b"(7), "c"(7) : "memory", "cc");
  assert(!done && low == 1 && high == 2 && pair[0] == 1 && pair[1] == 2);
  asm volatile("lock cmpxchg8b %1; sete %0" : "=q"(done), "+m"(pair[0]), "+a"(low), "+d"(high) : "b"(7), "c"(8) : "memory", "cc");
  assert(done && low == 1 && high == 2 && pair[0] == 7);
  assert(pair[1] == 7); // want "assert"
}
