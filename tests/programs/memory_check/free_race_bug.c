// @expect violated
// @flags --check=race,memory
// To free an object is to write all of it: here nothing orders that with the read.
#include <pthread.h>
#include <stdlib.h>

int *shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *reader(void *p) { return (void *)(long)*(int *)p; }

int main(void) {
  pthread_t t;
  shared = malloc(sizeof *shared);
  *shared = 1;
  pthread_create(&t, 0, reader, shared);
  free(shared);
  pthread_join(t, 0);
  return 0;
}
