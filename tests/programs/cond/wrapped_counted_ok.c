// @expect verified
// A function counts those that wait, and waits.
#include <pthread.h>
#include <assert.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int open, passed;
struct {
  int started;
  unsigned waiters;
} count;

static void counted_wait(void) {
  count.waiters += 1;
  pthread_cond_wait(&c, &m);
  count.waiters -= 1;
}

void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  while (!open)
    counted_wait();
  passed++;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  open = 1;
  if (count.waiters)
    pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(passed == 1 && count.waiters == 0);
  return 0;
}
