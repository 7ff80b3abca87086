// @expect violated
// What was read before the wait is used behind it, and is another one after a wake-up without a signal: that wake-up makes a difference.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, waiting, first, second, *turn = &first, *last;

static int wait_with(int *mine) {
  pthread_cond_wait(&c, &m);
  if (ready)
    last = mine;
  return ready;
}
static void *worker(void *unused) {
  pthread_mutex_lock(&m);
  waiting = 1;
  while (!wait_with(turn))
    ;
  assert(last == &first); // want "assert"
  pthread_mutex_unlock(&m);
  return unused;
}
int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, worker, 0);
  while (!waiting) {
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
  }
  turn = &second;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
