// @expect violated
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

static sem_t never;

static void *wait(void *arg) {
  sem_wait(&never); // want "deadlock"
  return arg;
}

/* The alarm is taken back. */
int main(void) {
  pthread_t t;
  sem_init(&never, 0, 0);
  pthread_create(&t, NULL, wait, NULL);
  alarm(4);
  alarm(0);
  pause();
  return 1;
}
