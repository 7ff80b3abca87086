// @expect verified
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

static sem_t never;

static void *wait(void *arg) {
  sem_wait(&never);
  return arg;
}

/* The alarm ends the process, and with it the thread. */
int main(void) {
  pthread_t t;
  sem_init(&never, 0, 0);
  pthread_create(&t, NULL, wait, NULL);
  alarm(4);
  pause();
  return 1;
}
