// @expect verified
// Who sleeps can be cancelled, and a handler gives back the lock.
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void unlock(void *lock) { pthread_mutex_unlock(lock); }

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  pthread_cleanup_push(unlock, &m);
  sleep(1);
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
