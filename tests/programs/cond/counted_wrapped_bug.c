// @expect violated
// The counter goes up before each wait and down only behind the last one, so that a wake-up without a signal makes a difference.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int idle, items;

static void wait_for_item(void) {
  if (pthread_cond_wait(&c, &m))
    abort();
}
static void *worker(void *unused) {
  pthread_mutex_lock(&m);
  while (items == 0) {
    idle++;
    wait_for_item();
  }
  idle--;
  items--;
  pthread_mutex_unlock(&m);
  return unused;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  items = 1;
  if (idle > 0)
    pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(items == 0 && idle == 0); // want "assert"
}
