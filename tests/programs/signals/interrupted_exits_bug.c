// @expect violated
// @flags --check=deadlock,race --engine=order
// The handler may exit, which calls what was registered: a loop.
#include <signal.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

static int data;

static void clean(void) {}

static void handler(int number) {
  (void)number;
  data = 5; // want "race"
  if (__VERIFIER_nondet_int())
    exit(0);
}

int main(void) {
  atexit(clean);
  signal(SIGINT, handler);
  data = 4;
  return 0;
}
