// @expect unknown
// @flags --engine=order
// The flag is put into one byte of eight, of which the others stay.
#include <assert.h>
#include <stdint.h>

static uint64_t p;

int main(void) {
  uint64_t old = 0, flag = 0x1100;
  __asm__ __volatile__("lock cmpxchgq %3, %0; setz %b1" // want "inline assembly"
                       : "+m"(p), "+q"(flag), "+a"(old) : "r"(1ull) : "memory", "cc");
  assert(flag == 1);
}
