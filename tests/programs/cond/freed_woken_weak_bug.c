// @expect violated
// Who is woken may still be about to return from a condition variable that nobody destroys.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t *c;
static atomic_int begun;
static int waits, ready;

static void *waiter(void *arg) {
  atomic_fetch_add_explicit(&begun, 1, memory_order_relaxed);
  pthread_mutex_lock(&m);
  waits = 1;
  if (!ready)
    pthread_cond_wait(c, &m); // want "pthread_cond_wait"
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  c = malloc(sizeof *c);
  pthread_cond_init(c, 0);
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  ready = 1;
  int waiting = waits;
  pthread_cond_broadcast(c);
  pthread_mutex_unlock(&m);
  if (!waiting)
    pthread_join(t, 0);
  free(c);
  if (waiting)
    pthread_join(t, 0);
  return 0;
}
