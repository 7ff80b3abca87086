// @expect unknown
// Half of a register is loaded, so the other half is zero.
#include <assert.h>
#include <stdint.h>

typedef struct { uint64_t a, b; } __attribute__((aligned(16))) pair;
static pair p;

static void put(pair *t, uint64_t *s) {
  uint64_t low = 0, high = 0;
  __asm__ __volatile__("movl (%3), %%ebx; movl 8(%3), %%ecx; lock cmpxchg16b %0" // want "inline assembly"
                       : "+m"(*t), "+a"(low), "+d"(high) : "r"(s) : "rbx", "rcx", "memory", "cc");
}

int main(void) {
  uint64_t s[2] = {0x100000001ull, 7};
  put(&p, s);
  assert(p.a == 0x100000001ull);
}
