// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>
#include <time.h>

/* A date has its months and days; the text of one has its length. */
int main(void) {
  time_t now = time(0);
  struct tm here, there;
  char text[26], own[8];
  localtime_r(&now, &here);
  gmtime_r(&now, &there);
  assert(here.tm_mon >= 0 && here.tm_mon < 12 && there.tm_mday >= 1 && there.tm_mday <= 31);
  assert(localtime(&now)->tm_hour < 24 && gmtime(&now)->tm_min < 60);
  mktime(&here);
  assert(here.tm_wday >= 0 && here.tm_wday < 7);
  assert(ctime_r(&now, text) == text && text[24] == '\n' && text[25] == 0);
  assert(asctime_r(&here, text) == text && ctime(&now)[24] == '\n' && asctime(&here)[25] == 0);
  size_t n = strftime(own, sizeof own, "%F", &here);
  assert(n < sizeof own && (n == 0 || own[n] == 0));
  struct tm date;
  date.tm_year = 126, date.tm_mon = 10, date.tm_mday = 31, date.tm_hour = date.tm_min = date.tm_sec = 0;
  timegm(&date); /* which does not ask whether it is summer */
  assert(date.tm_mon >= 0 && date.tm_mon < 12);
  return 0;
}
