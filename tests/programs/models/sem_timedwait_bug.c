// @expect violated
#include <assert.h>
#include <errno.h>
#include <time.h>
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
  struct timespec until = {5, 0};
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, producer, 0);
  int result = sem_timedwait(&s, &until);
  assert(data == 1); // want "data == 1"
  assert(result == 0 || errno == ETIMEDOUT);
  pthread_join(t, 0);
  return 0;
}
