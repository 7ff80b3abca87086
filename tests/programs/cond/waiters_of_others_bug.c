// @expect violated
// What is counted up before the wait and down behind it is not the same counter.
#include <pthread.h>
#include <assert.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int open, slot, waiters[4];

void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  while (!open) {
    waiters[slot]++;
    slot++;
    pthread_cond_wait(&c, &m);
    waiters[slot]--;
    if (slot == 2)
      break;
  }
  assert(waiters[2] == 0); // want "waiters"
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  open = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
