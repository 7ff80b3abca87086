// @expect violated
// @flags --check=memory
// The lock protects the pointer, but not what it points to.
#include <pthread.h>
#include <stdlib.h>

int *shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *reader(void *unused) {
  pthread_mutex_lock(&m);
  int *p = shared;
  pthread_mutex_unlock(&m);
  if (p)
    return (void *)(long)*p; // want "reads 4 bytes at offset 0 of malloc#1 .*freed at .*:28 by thread 0 \(main\)"
  return 0;
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
