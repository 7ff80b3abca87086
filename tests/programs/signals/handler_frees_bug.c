// @expect violated
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic buffer;

static void drop(void) { free(buffer); } // want "frees a second time"

static void (*on_stop)(void);

static void handler(int number) { on_stop(); }

int main(void) {
  buffer = malloc(sizeof *buffer);
  on_stop = drop;
  signal(SIGINT, handler);
  drop();
  return 0;
}
