/* Messages for people, of a program that follows a counterexample: what they read is what print.c says, the rest are the models (models/c/diagnose.c). */
#include <stdarg.h>

void gsmack_follow_format(const char *format, va_list list);
void gsmack_world_vwarn(const char *format, va_list list);
void gsmack_world_vwarnx(const char *format, va_list list);
void gsmack_world_verr(int status, const char *format, va_list list);
void gsmack_world_verrx(int status, const char *format, va_list list);
void gsmack_world_vsyslog(int priority, const char *format, va_list list);

#define LIST(...) __VA_ARGS__
#define SAYS(name, parameters, arguments)                                                        \
  void gsmack_world_##name(parameters, ...) {                                                    \
    va_list list;                                                                                \
    va_start(list, format);                                                                      \
    gsmack_follow_format(format, list);                                                          \
    gsmack_world_v##name(arguments, list);                                                       \
    va_end(list);                                                                                \
  }
SAYS(warn, const char *format, format)
SAYS(warnx, const char *format, format)
SAYS(err, LIST(int status, const char *format), LIST(status, format))
SAYS(errx, LIST(int status, const char *format), LIST(status, format))
SAYS(syslog, LIST(int priority, const char *format), LIST(priority, format))
