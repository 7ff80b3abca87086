// @expect violated
// Nobody posts.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
#include <semaphore.h>
sem_t s;
int x;

void *worker(void *arg) {
  while (sem_trywait(&s)) // want "goes round"
    ;
  assert(x == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, worker, 0);
  x = 1;
  pthread_join(t, 0);
  return 0;
}
