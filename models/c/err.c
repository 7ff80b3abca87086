/* <err.h>, <error.h> and <syslog.h>: messages, which nobody reads here; some end the process. A format may be missing. */
#include <err.h>
#include <error.h>
#include <stdarg.h>
#include <stdlib.h>
#include <syslog.h>

#include "cancel.h"
#include "gsmack.h"
#include "reads.h"

unsigned error_message_count;
int error_one_per_line;
void (*error_print_progname)(void);

static inline void reads_list(const char *format) {
  possible_cancellation_point();
  if (format)
    reads_all(format);
}

void warn(const char *format, ...) { possible_cancellation_point(); }

void warnx(const char *format, ...) { possible_cancellation_point(); }

void vwarn(const char *format, va_list arguments) { reads_list(format); }

void vwarnx(const char *format, va_list arguments) { reads_list(format); }

void err(int status, const char *format, ...) {
  possible_cancellation_point();
  exit(status);
}

void errx(int status, const char *format, ...) {
  possible_cancellation_point();
  exit(status);
}

void verr(int status, const char *format, va_list arguments) {
  reads_list(format);
  exit(status);
}

void verrx(int status, const char *format, va_list arguments) {
  reads_list(format);
  exit(status);
}

void error(int status, int number, const char *format, ...) {
  possible_cancellation_point();
  __gsmack_atomic_begin();
  error_message_count++;
  __gsmack_atomic_end();
  if (status)
    exit(status);
}

void openlog(const char *name, int options, int facility) {
  if (name)
    reads_all(name);
}

void closelog(void) { possible_cancellation_point(); }

void syslog(int priority, const char *format, ...) {
  possible_cancellation_point();
}

void vsyslog(int priority, const char *format, va_list arguments) {
  reads_list(format);
}

/* The priorities that are logged: those that were set, and all at the beginning. */
int setlogmask(int mask) {
  __gsmack_atomic_begin();
  int before = (int)__gsmack_ghost_get_scalar("syslog.mask");
  if (mask)
    __gsmack_ghost_set_scalar("syslog.mask", mask);
  __gsmack_atomic_end();
  return before ? before : 0xff;
}
