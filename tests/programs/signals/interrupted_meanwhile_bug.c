// @expect violated
// The handler may be executed while the thread waits for the semaphore.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static sem_t posted;
static atomic_int seen;
static volatile sig_atomic_t came;

static void handler(int number) { came = 1; }

static void *wait_for_it(void *arg) {
  seen = 1;
  assert(sem_wait(&posted) == 0); // want "sem_wait"
  return arg;
}

int main(void) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(SIGUSR1, &action, NULL);
  sem_init(&posted, 0, 0);
  pthread_t t;
  pthread_create(&t, NULL, wait_for_it, NULL);
  pthread_kill(t, SIGUSR1);
  sem_post(&posted);
  pthread_join(t, NULL);
  return 0;
}
