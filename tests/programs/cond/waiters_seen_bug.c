// @expect violated
// @flags --check=assert
// Those that wait are counted around each wait. Who looks without the lock sees how one that woke up without a signal waits again.
#include <assert.h>
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int open, w, y;
void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  while (!open) {
    w++;
    pthread_cond_wait(&c, &m);
    w--;
  }
  pthread_mutex_unlock(&m);
  return arg;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  int seen = w;
  pthread_mutex_unlock(&m);
  if (seen && w == 0) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); assert(0); // want "0"
  }
  pthread_mutex_lock(&m);
  open = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
