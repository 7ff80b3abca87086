// @expect bounded
// The loop around the call counts, and an assertion asks how often: so it does more than test.
#include <pthread.h>
#include <assert.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, value, wakeups;

static void sleep_here(void) {
  pthread_cond_wait(&c, &m);
}

static void wait_for_change(void) {
  sleep_here();
}

void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  while (!ready) {
    wait_for_change();
    wakeups++;
  }
  assert(value == 1 || wakeups < 3);
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
