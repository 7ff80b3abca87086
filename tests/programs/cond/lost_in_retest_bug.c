// @expect violated
// @flags --check=assert,deadlock
#include <pthread.h>
#include <assert.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int waiting, ready;

/* The signal is sent without the mutex, but not before the other waits: it is lost only if
 * that thread wakes up by itself and tests again just then. */
void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  waiting = 1;
  while (!__atomic_load_n(&ready, __ATOMIC_SEQ_CST)) // want "deadlock"
    pthread_cond_wait(&c, &m); // want "deadlock"
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  int go;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  go = waiting;
  pthread_mutex_unlock(&m);
  if (go) {
    __atomic_store_n(&ready, 1, __ATOMIC_SEQ_CST);
    pthread_cond_signal(&c);
    pthread_join(t, 0); // want "deadlock"
  } else {
    pthread_detach(t);
    pthread_exit(0);
  }
  return 0;
}
