/* <time.h>, dates: any, which is not the one that the time and the machine's place make. */
#include <stdio.h>
#include <time.h>

#include "gsmack.h"
#include "needs.h"
#include "reads.h"

static inline int between(int least, int most) {
  int n = __gsmack_nondet_int();
  __gsmack_assume(n >= least && n <= most);
  return n;
}

/* Any date. */
static inline void any_date(struct tm *date, const char *what) {
  __gsmack_approximate(what, date, sizeof *date);
  date->tm_sec = between(0, 60); /* leap seconds */
  date->tm_min = between(0, 59);
  date->tm_hour = between(0, 23);
  date->tm_mday = between(1, 31);
  date->tm_mon = between(0, 11);
  date->tm_year = __gsmack_nondet_int();
  date->tm_wday = between(0, 6);
  date->tm_yday = between(0, 365);
  date->tm_isdst = between(-1, 1);
  date->tm_gmtoff = __gsmack_nondet_long();
  date->tm_zone = "";
}

/* What the functions without _r give is overwritten by the next call. */
static struct tm date;

struct tm *localtime_r(const time_t *restrict at, struct tm *restrict to) {
  __model_needs(0, *at);
  any_date(to, "the date that localtime gives");
  return to;
}

struct tm *gmtime_r(const time_t *restrict at, struct tm *restrict to) {
  __model_needs(0, *at);
  any_date(to, "the date that gmtime gives");
  return to;
}

struct tm *localtime(const time_t *at) { return localtime_r(at, &date); }

struct tm *gmtime(const time_t *at) { return gmtime_r(at, &date); }

time_t mktime(struct tm *from) {
  __model_needs(0, from->tm_sec, from->tm_min, from->tm_hour, from->tm_mday,
                from->tm_mon, from->tm_year, from->tm_isdst);
  __gsmack_approximate("the time that mktime gives", from, sizeof *from);
  any_date(from, "the time that mktime gives");
  return __gsmack_nondet_long();
}

/* There is no summer time in UTC, whatever the date says. */
time_t timegm(struct tm *from) {
  from->tm_isdst = 0;
  return mktime(from);
}

void tzset(void) {}

/* Any text of the length that it has, which ends before the room does; 0 if there is too little. */
size_t strftime(char *restrict to, size_t room, const char *restrict format,
                const struct tm *restrict from) {
  reads_all(format);
  reads(from, sizeof *from);
  __gsmack_approximate("the text that strftime writes", to, room);
  size_t length = __gsmack_nondet_ulong();
  __gsmack_assume(length == 0 || length < room);
  if (length == 0)
    return 0;
  for (size_t i = 0; i < length; i++) {
    to[i] = __gsmack_nondet_char();
    __gsmack_assume(to[i] != 0);
  }
  to[length] = 0;
  return length;
}

enum { TEXT = 26 }; /* of asctime, with its end */

static inline char *any_text(char *to) {
  __gsmack_approximate("the text that asctime writes", to, TEXT);
  for (int i = 0; i < TEXT - 2; i++) {
    to[i] = __gsmack_nondet_char();
    __gsmack_assume(to[i] != 0);
  }
  to[TEXT - 2] = '\n';
  to[TEXT - 1] = 0;
  return to;
}

char *asctime_r(const struct tm *restrict from, char *restrict to) {
  __model_needs(0, from->tm_sec, from->tm_min, from->tm_hour, from->tm_mday,
                from->tm_mon, from->tm_year, from->tm_wday);
  return any_text(to);
}

char *ctime_r(const time_t *restrict at, char *restrict to) {
  __model_needs(0, *at);
  return any_text(to);
}

static char text[TEXT];

char *asctime(const struct tm *from) { return asctime_r(from, text); }

char *ctime(const time_t *at) { return ctime_r(at, text); }
