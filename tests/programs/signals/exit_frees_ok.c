// @expect verified
// @flags --check=deadlock,memory --engine=order
// The process may exit in each of the handlers that signals call one after the other.
#include <signal.h>
#include <stdlib.h>

static volatile sig_atomic_t begun;
static int *table;

static void clean(void) {
  if (begun)
    free(table);
}

static void handler(int number) {
  (void)number;
  exit(EXIT_SUCCESS);
}

int main(void) {
  table = malloc(sizeof *table);
  atexit(clean);
  signal(SIGINT, handler);
  begun = 0;
  free(table);
  return 0;
}
