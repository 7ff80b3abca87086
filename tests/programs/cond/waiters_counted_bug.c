// @expect violated
// The counter goes down before the wait, so nobody signals.
#include <pthread.h>
#include <assert.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, value, waiting;

void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  waiting++;
  while (!ready) {
    waiting = 0;
    pthread_cond_wait(&c, &m); // want "waits for ever"
  }
  assert(value == 1);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  value = ready = 1;
  if (waiting)
    pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
