// @expect violated
// @flags --check=deadlock,memory --engine=order
// The process may exit in each of the handlers that signals call one after the other.
#include <signal.h>
#include <stdlib.h>

static volatile sig_atomic_t begun;
static int *table;

static void clean(void) {
  if (begun)
    free(table); // want "frees a second time"
}

static void handler(int number) {
  (void)number;
  exit(EXIT_SUCCESS);
}

int main(void) {
  table = malloc(sizeof *table);
  begun = 1;
  atexit(clean);
  signal(SIGINT, handler);
  free(table);
  begun = 0;
  return 0;
}
