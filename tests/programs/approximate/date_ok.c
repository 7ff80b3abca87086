// @expect verified
// Whatever the date is, its month is one of twelve.
#include <assert.h>
#include <time.h>

int main(void) {
  time_t now = time(0);
  struct tm *date = localtime(&now);
  mktime(date);
  assert(date->tm_mon >= 0 && date->tm_mon < 12);
  return 0;
}
