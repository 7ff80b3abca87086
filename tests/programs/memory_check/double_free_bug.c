// @expect violated
// @flags --check=memory
#include <pthread.h>
#include <stdlib.h>

int *shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *drop(void *unused) {
  pthread_mutex_lock(&m);
  if (shared)
    free(shared); // want "frees a second time malloc#1 \(4 bytes, allocated at .*:19, freed at .*:12 by thread [12] \(drop\)\)"
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
