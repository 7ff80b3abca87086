// @expect verified
// @flags --check=memory
#include <pthread.h>
#include <stdlib.h>

int *shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *reader(void *unused) {
  long v = 0;
  pthread_mutex_lock(&m);
  int *p = shared;
  if (p)
    v = *p;
  pthread_mutex_unlock(&m);
  return (void *)v;
}

int main(void) {
  pthread_t t;
  shared = malloc(sizeof *shared);
  *shared = 1;
  pthread_create(&t, 0, reader, 0);
  pthread_mutex_lock(&m);
  int *p = shared;
  shared = 0;
  pthread_mutex_unlock(&m);
  free(p);
  pthread_join(t, 0);
  return 0;
}
