/* <strings.h>: the lowest bit that is set, counted from 1; 0 if none is. */
#include <strings.h>

static inline int lowest(unsigned long long bits) {
  return bits ? __builtin_ctzll(bits) + 1 : 0;
}

int ffs(int i) { return lowest((unsigned)i); }

int ffsl(long i) { return lowest((unsigned long)i); }

int ffsll(long long i) { return lowest((unsigned long long)i); }
