// @expect violated
// What would call the handler is a failure already.
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static void handler(int number) {
  static const char text[] = "crash\n";
  write(2, text, sizeof text - 1);
  _exit(1);
}

int main(void) {
  signal(SIGSEGV, handler);
  signal(SIGABRT, handler);
  int *p = malloc(sizeof *p);
  if (p)
    *p = 1;
  free(p);
  *p = 2; // want "freed"
  return 0;
}
