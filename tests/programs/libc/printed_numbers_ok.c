// @expect verified
// @flags -- -Wno-format
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

/* Numbers as the standard wants them. */
static char b[64];

static int is(const char *text) { return strcmp(b, text) == 0; }

int main(void) {
  assert(sprintf(b, "%d|%i|%u", -12, 0, 7u) == 7 && is("-12|0|7"));
  assert(sprintf(b, "%5d|%-5d|%05d|%+d|% d", 42, 42, -42, 42, 42) == 25 && is("   42|42   |-0042|+42| 42"));
  sprintf(b, "%x|%X|%#x|%#X|%o|%#o|%#05o|%#o", 255, 255, 255, 0, 8, 8, 8, 0);
  assert(is("ff|FF|0xff|0|10|010|00010|0"));
  sprintf(b, "%.3d|%8.3d|%-8.3d|%08.3d|%.0d", 5, -5, 5, 5, 0);
  assert(is("005|    -005|005     |     005|"));
  sprintf(b, "%ld|%lld|%zu|%hhd|%hu", LONG_MIN, LLONG_MAX, sizeof(int), 300, 65537);
  assert(is("-9223372036854775808|9223372036854775807|4|44|1"));
  sprintf(b, "%*d|%-*d|%.*d", 4, 1, 3, 2, 2, 3);
  assert(is("   1|2  |03"));
  sprintf(b, "%lx|%u", ULONG_MAX, UINT_MAX);
  assert(is("ffffffffffffffff|4294967295"));
  return 0;
}
