// @expect violated
// The pair does not lie at a multiple of 16.
#include <stdint.h>

typedef struct { uint64_t a, b; } pair;
static struct { uint64_t before; pair p; } __attribute__((aligned(16))) s;

int main(void) {
  uint64_t low = 0, high = 0;
  __asm__ __volatile__("lock cmpxchg16b %0" // want "null"
                       : "+m"(s.p), "+a"(low), "+d"(high) : "b"(1ull), "c"(2ull) : "memory", "cc");
}
