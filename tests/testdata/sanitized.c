/* What programs of tests/programs need to run under sanitizers: inputs, small numbers mostly. */
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

static uint64_t sanitized_state;

__attribute__((no_sanitize("thread"))) static long sanitized_input(void) {
  if (sanitized_state == 0)
    sanitized_state = strtoull(getenv("SEED"), 0, 10);
  uint64_t v = (sanitized_state = sanitized_state * 6364136223846793005u + 1442695040888963407u) >> 33;
  switch (v % 8) {
  case 0:
    return -1;
  case 1:
    return (long)(v >> 4);
  case 2:
    return (long)(v * v);
  }
  return (long)((v >> 4) % 6);
}

#define INPUT(type, name)                                                      \
  type __VERIFIER_nondet_##name(void) { return (type)sanitized_input(); }
INPUT(_Bool, bool)
INPUT(char, char)
INPUT(unsigned char, uchar)
INPUT(short, short)
INPUT(unsigned short, ushort)
INPUT(int, int)
INPUT(unsigned, uint)
INPUT(long, long)
INPUT(unsigned long, ulong)
INPUT(long long, longlong)
INPUT(unsigned long long, ulonglong)
INPUT(size_t, size_t)
INPUT(float, float)
INPUT(double, double)

void __VERIFIER_assume(int condition) {
  if (!condition)
    _exit(0);
}
