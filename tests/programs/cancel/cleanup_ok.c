// @expect verified
#include <pthread.h>
#include <assert.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void release(void *mutex) { pthread_mutex_unlock(mutex); }

/* The handler runs when the thread is cancelled, and when it is taken off. */
void *worker(void *arg) {
  pthread_mutex_lock(&m);
  pthread_cleanup_push(release, &m);
  pthread_cond_wait(&c, &m);
  pthread_cleanup_pop(1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_cancel(t);
  pthread_join(t, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  return 0;
}
