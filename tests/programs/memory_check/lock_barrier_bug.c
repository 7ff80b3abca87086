// @expect violated
// @flags --check=memory
#include <pthread.h>
#include <stdlib.h>
static pthread_barrier_t *b;
static void *f(void *a) {
  pthread_barrier_wait(b);
  return 0;
}

int main(void) {
  pthread_t t;
  b = malloc(sizeof *b);
  pthread_barrier_init(b, 0, 1);
  pthread_create(&t, 0, f, 0);
  free(b);
  pthread_join(t, 0);
  return 0;
}
