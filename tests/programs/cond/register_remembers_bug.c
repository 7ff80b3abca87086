// @expect violated
// @flags -- -O1
// What was read before the wait is tested behind it: a wake-up without a signal makes it read again.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int open, changed, began;

void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  began = 1;
  while (!open) {
    int v = changed;
    pthread_cond_wait(&c, &m);
    if (v && open)
      assert(0); // want "0"
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  if (began)
    changed = 1;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  open = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
