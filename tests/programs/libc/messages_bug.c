// @expect violated
// Messages do not end the process , and are counted.
#define _GNU_SOURCE
#include <assert.h>
#include <err.h>
#include <error.h>
#include <stdarg.h>
#include <string.h>
#include <syslog.h>

static int named;
static void name(void) { named++; }

static void tell(int how, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  if (how == 0)
    vwarn(format, arguments);
  else if (how == 1)
    vwarnx(format, arguments);
  else if (how == 2)
    vsyslog(LOG_INFO, format, arguments);
  else if (how == 3)
    verr(1, format, arguments);
  else
    verrx(1, format, arguments);
  va_end(arguments);
}

int main(int argc, char **argv) {
  setlogmask(LOG_UPTO(LOG_INFO));
  warn("warned");
  error_print_progname = name;
  error(0, 0, "told");
  error_at_line(0, 0, "file", 1, "told again");
  assert(error_message_count == 1 && named == 2 && error_one_per_line == 0);
  for (int how = 0; how < 3; how++)
    tell(how, "told");
  strsignal(1);
  tell(argc > 1 ? 3 : 4, "the end");
  assert(0);
}
