// @expect verified
// sem_wait is begun again.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <string.h>

static sem_t posted;
static volatile sig_atomic_t came;
static int x;

static void handler(int number) { came = 1; }

static void *run(void *arg) {
  x = 1;
  sem_post(&posted);
  return arg;
}

int main(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, NULL);
  sem_init(&posted, 0, 0);
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  assert(sem_wait(&posted) == 0);
  assert(x == 1);
  pthread_join(t, NULL);
  return 0;
}
