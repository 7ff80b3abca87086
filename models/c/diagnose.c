/* <err.h>, <error.h>, <syslog.h>: messages for people, and the end of the process. */
#include <err.h>
#include <error.h>
#include <stdarg.h>
#include <stdlib.h>
#include <syslog.h>

#include "cancel.h"
#include "gsmack.h"
#include "reads.h"
#include "stream.h"

unsigned error_message_count;
int error_one_per_line;
void (*error_print_progname)(void);

/* To standard error. */
static inline void says(void) { moves_data(__model_standard(2)); }

static inline void says_all(const char *format) {
  says();
  if (format)
    reads_all(format);
}

void warn(const char *format, ...) { says(); }

void warnx(const char *format, ...) { says(); }

void vwarn(const char *format, va_list arguments) { says_all(format); }

void vwarnx(const char *format, va_list arguments) { says_all(format); }

void err(int status, const char *format, ...) {
  says();
  exit(status);
}

void errx(int status, const char *format, ...) {
  says();
  exit(status);
}

void verr(int status, const char *format, va_list arguments) {
  says_all(format);
  exit(status);
}

void verrx(int status, const char *format, va_list arguments) {
  says_all(format);
  exit(status);
}

static inline void tell_error(int status) {
  if (error_print_progname)
    error_print_progname();
  says();
  __gsmack_atomic_begin(); /* behind the lock of the stream */
  error_message_count++;
  __gsmack_atomic_end();
  if (status)
    exit(status);
}

void error(int status, int number, const char *format, ...) {
  tell_error(status);
}

/* The same place may be told once only. */
void error_at_line(int status, int number, const char *file, unsigned line,
                   const char *format, ...) {
  if (error_one_per_line)
    __gsmack_unknown("error_at_line, once for each line");
  if (file)
    reads_all(file);
  tell_error(status);
}

/* The text is used as long as the log is. syslog.name: what it is */
void openlog(const char *name, int options, int facility) {
  __gsmack_ghost_set_scalar("syslog.name", (long)name);
  if (name)
    reads_all(name);
}

void closelog(void) { __gsmack_ghost_set_scalar("syslog.name", 0); }

/* syslog.mask: the mask, less that of a process that asks for none. A mask of 0 changes nothing. */
int setlogmask(int mask) {
  enum { ALL = 0xff };
  __gsmack_atomic_begin();
  long less = __gsmack_ghost_get_scalar("syslog.mask");
  if (mask != 0)
    __gsmack_ghost_set_scalar("syslog.mask", (long)mask - ALL);
  __gsmack_atomic_end();
  return (int)(less + ALL);
}

static inline void logs(void) {
  possible_cancellation_point();
  __gsmack_atomic_begin();
  const char *name = (const char *)__gsmack_ghost_get_scalar("syslog.name");
  if (name)
    __gsmack_uses(name, 1);
  __gsmack_atomic_end();
}

void syslog(int priority, const char *format, ...) { logs(); }

void vsyslog(int priority, const char *format, va_list arguments) {
  logs();
  reads_all(format);
}
