// @expect verified
// The wait is in a function of a function, in a loop that only tests: spurious wake-ups need no bound.
#include <pthread.h>
#include <assert.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, value;

static void sleep_here(void) {
  pthread_cond_wait(&c, &m);
}

static void wait_for_change(void) {
  sleep_here();
}

void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  while (!ready)
    wait_for_change();
  assert(value == 1);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  value = ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
