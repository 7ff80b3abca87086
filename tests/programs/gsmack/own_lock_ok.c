// @expect verified
// @flags --check=assert
/* A lock of one's own in a few lines of C. */
#include <assert.h>
#include <gsmack.h>
#include <pthread.h>

int word, x;

static void lock(int *w) {
  __gsmack_atomic_begin();
  __gsmack_await(*w == 0);
  *w = 1;
  __gsmack_atomic_end();
}

static void unlock(int *w) { *w = 0; }

void *worker(void *arg) {
  lock(&word);
  x++;
  unlock(&word);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  worker(0);
  pthread_join(t, 0);
  assert(x == 2);
  return 0;
}
