// @expect violated
// exit in a handler calls what atexit registered.
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static volatile sig_atomic_t begun;
static int *table;

static void clean(void) {
  if (begun)
    free(table); // want "frees a second time"
}

static void handler(int number) {
  printf("ended\n");
  exit(EXIT_SUCCESS);
}

static void *run(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  table = malloc(sizeof *table);
  begun = 1;
  atexit(clean);
  signal(SIGINT, handler);
  pthread_create(&t, NULL, run, NULL);
  pthread_join(t, NULL);
  free(table);
  begun = 0;
  return 0;
}
