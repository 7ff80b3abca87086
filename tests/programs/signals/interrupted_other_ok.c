// @expect verified
// The signal is sent to one thread, and interrupts no other.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stddef.h>

static sem_t first, second;

static void handler(int number) {}

static void *wait_for_second(void *arg) {
  while (sem_wait(&second) != 0)
    ;
  return arg;
}

static void *wait_for_first(void *arg) {
  assert(sem_wait(&first) == 0);
  sem_post(&second);
  return arg;
}

int main(void) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(SIGUSR1, &action, NULL);
  sem_init(&first, 0, 0);
  sem_init(&second, 0, 0);
  pthread_t t, u;
  pthread_create(&t, NULL, wait_for_second, NULL);
  pthread_create(&u, NULL, wait_for_first, NULL);
  pthread_kill(t, SIGUSR1);
  sem_post(&first);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
