// @expect verified
// Texts of messages are those that the program gives; terminals, traces and sets of processors.
#define _GNU_SOURCE
#include <assert.h>
#include <execinfo.h>
#include <libintl.h>
#include <locale.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>

int main(void) {
  assert(strcmp(gettext("one"), "one") == 0 && strcmp(ngettext("file", "files", 2), "files") == 0);
  assert(uselocale(0) == LC_GLOBAL_LOCALE);
  void *calls[4];
  int n = backtrace(calls, 4);
  char **names = backtrace_symbols(calls, n);
  if (names && n > 1)
    assert(names[0] != names[1]);
  free(names);
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(3, &set);
  CPU_SET(5, &set);
  assert(CPU_COUNT(&set) == 2);
  struct termios settings;
  if (tcgetattr(0, &settings) == 0) {
    cfmakeraw(&settings);
    tcsetattr(0, TCSANOW, &settings);
  }
  fpos_t at;
  if (fgetpos(stdout, &at) == 0)
    fsetpos(stdout, &at);
  setlinebuf(stdout);
  assert(wait4(-1, 0, WNOHANG, 0) >= -1 && killpg(1, 0) <= 0);
}
