// @expect violated
// @flags --check=assert,leaks
/* The thread frees it when main may have returned. */
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
static sem_t done;

static void *worker(void *p) {
  sem_post(&done);
  free(p);
  return 0;
}

int main(void) {
  pthread_t t;
  sem_init(&done, 0, 0);
  pthread_create(&t, 0, worker, malloc(4));
  pthread_detach(t);
  sem_wait(&done);
  sem_destroy(&done);
  return 0; // want "memory is never freed"
}
