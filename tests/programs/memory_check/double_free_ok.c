// @expect verified
// @flags --check=memory
#include <pthread.h>
#include <stdlib.h>

int *shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *drop(void *unused) {
  pthread_mutex_lock(&m);
  if (shared)
    free(shared);
  shared = 0;
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t, u;
  shared = malloc(sizeof *shared);
  pthread_create(&t, 0, drop, 0);
  pthread_create(&u, 0, drop, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
