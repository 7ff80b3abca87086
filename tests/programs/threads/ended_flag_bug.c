// @expect violated
// The thread says that it has ended, and then goes on.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int ended;
int *cell;

void *work(void *arg) {
  *cell = 1;
  ended = 1;
  *cell += 1; // want "memory|race"
  return arg;
}

int main(void) {
  pthread_t t;
  cell = malloc(sizeof *cell);
  if (!cell)
    return 1;
  *cell = 0;
  pthread_create(&t, 0, work, 0);
  while (!ended)
    ;
  free(cell);
  pthread_join(t, 0);
  return 0;
}
