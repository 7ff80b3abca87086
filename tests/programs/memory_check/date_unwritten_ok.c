// @expect verified
#include <time.h>
int main(void) {
  struct tm date = {.tm_year = 100, .tm_mday = 1};
  struct timespec pause = {0, 1000};
  time_t now = time(0);
  struct tm *today = localtime(&now);
  nanosleep(&pause, 0);
  return mktime(&date) == 0 && today->tm_mon == 3;
}
