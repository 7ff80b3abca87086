/* Another program takes the place of this one, and so ends it, or not. */
#include <stdarg.h>
#include <unistd.h>

#include "failure.h"
#include "gsmack.h"
#include "reads.h"

static inline int replaced(const char *path, char *const arguments[]) {
  reads_all(path);
  for (; arguments && *arguments; arguments++)
    reads_all(*arguments);
  if (__gsmack_nondet_bool())
    __gsmack_exit();
  return fails();
}

int execv(const char *path, char *const arguments[]) { return replaced(path, arguments); }

int execvp(const char *file, char *const arguments[]) { return replaced(file, arguments); }

int execve(const char *path, char *const arguments[], char *const environment[]) {
  return replaced(path, arguments);
}

int execvpe(const char *file, char *const arguments[], char *const environment[]) {
  return replaced(file, arguments);
}

int fexecve(int file, char *const arguments[], char *const environment[]) {
  return replaced("", arguments);
}

#define REPLACED(path, first)                                                  \
  va_list rest;                                                                \
  va_start(rest, first);                                                       \
  for (const char *text = first; text; text = va_arg(rest, const char *))      \
    reads_all(text);                                                           \
  va_end(rest);                                                                \
  return replaced(path, 0);

int execl(const char *path, const char *argument, ...) { REPLACED(path, argument) }

int execlp(const char *file, const char *argument, ...) { REPLACED(file, argument) }

int execle(const char *path, const char *argument, ...) { REPLACED(path, argument) }
