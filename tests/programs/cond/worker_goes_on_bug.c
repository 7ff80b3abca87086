// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int items, taken;

/* The loop only tests again, but not once something was taken: then a wake-up without a signal finds nothing. */
void *worker(void *arg) {
  pthread_mutex_lock(&m);
  while (1) {
    if (items == 0) {
      pthread_cond_wait(&c, &m);
      if (taken == 0)
        continue;
    }
    items--;
    assert(items >= 0); // want "items >= 0"
    taken++;
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  items = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
