// @expect violated
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

sem_t s;
int data;

void *producer(void *arg) {
  data = 1;
  sem_post(&s);
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&s, 0, 1);
  pthread_create(&t, 0, producer, 0);
  sem_wait(&s);
  assert(data == 1); // want "data == 1"
  pthread_join(t, 0);
  sem_destroy(&s);
  return 0;
}
