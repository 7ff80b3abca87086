// @expect violated
// A handler takes the lock that its thread holds.
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void handler(int number) {
  pthread_mutex_lock(&lock); // want "waits for ever"
  pthread_mutex_unlock(&lock);
}

int main(void) {
  signal(SIGUSR1, handler);
  pthread_mutex_lock(&lock);
  raise(SIGUSR1);
  pthread_mutex_unlock(&lock);
}
