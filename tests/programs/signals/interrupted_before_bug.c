// @expect violated
// It may come only when it waits.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <string.h>

static sem_t posted;
static pthread_t waiting;
static volatile sig_atomic_t came;

static void handler(int number) { came = 1; }

static void *run(void *arg) {
  pthread_kill(waiting, SIGUSR1);
  return arg;
}

int main(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigaction(SIGUSR1, &action, NULL);
  sem_init(&posted, 0, 1);
  waiting = pthread_self();
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  assert(sem_wait(&posted) == 0); // want "sem_wait"
  pthread_join(t, NULL);
  return 0;
}
