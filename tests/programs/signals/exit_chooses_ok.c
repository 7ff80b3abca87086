// @expect verified
// @flags --check=deadlock
// A signal may end the process, which makes choices.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

static void clean(void) { printf("x"); }

static void handler(int number) {
  (void)number;
  if (__VERIFIER_nondet_int())
    exit(0);
}

int main(void) {
  atexit(clean);
  signal(SIGINT, handler);
  raise(SIGINT);
  for (;;) {
  }
}
