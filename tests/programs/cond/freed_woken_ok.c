// @expect verified
// To destroy a condition variable waits for those that were woken.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t *c;
static int ready;

static void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  while (!ready)
    pthread_cond_wait(c, &m);
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
  pthread_cond_signal(c);
  pthread_cond_destroy(c);
  free(c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
