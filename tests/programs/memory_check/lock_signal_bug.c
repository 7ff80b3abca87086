// @expect violated
// @flags --check=memory
// The signal comes after the unlock, when the waiter may have gone.
#include <pthread.h>
static pthread_cond_t *w;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *waker(void *a) {
  pthread_mutex_lock(&m);
  done = 1;
  pthread_cond_t *c = w;
  pthread_mutex_unlock(&m);
  if (c)
    pthread_cond_signal(c); // want "pthread_cond_signal: uses .* of c"
  return 0;
}

static void wait_for(void) {
  pthread_cond_t c;
  pthread_cond_init(&c, 0);
  pthread_mutex_lock(&m);
  w = &c;
  while (!done)
    pthread_cond_wait(&c, &m);
  w = 0;
  pthread_mutex_unlock(&m);
  pthread_cond_destroy(&c);
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waker, 0);
  wait_for();
  pthread_join(t, 0);
  return 0;
}
