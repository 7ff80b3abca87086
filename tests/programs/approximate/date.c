// @expect unknown
// A time that becomes a date and a time again is the same.
#include <assert.h>
#include <time.h>

int main(void) {
  time_t before = 1000000, after = mktime(localtime(&before)); // want "the time that mktime gives"
  assert(after == before);
  return 0;
}
