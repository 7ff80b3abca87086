// @expect verified
// @flags --check=assert,deadlock --spurious-wakeups=0 --wakeup=fifo
#include <pthread.h>
#include <assert.h>
#include <gsmack.h>

/* Two threads wait, one after the other; then there are two signals. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int waiting, first;

static void *wait_as(int me) {
  pthread_mutex_lock(&m);
  while (waiting != me - 1) {
    pthread_mutex_unlock(&m);
    __gsmack_await(waiting == me - 1);
    pthread_mutex_lock(&m);
  }
  waiting = me;
  pthread_cond_wait(&c, &m);
  if (!first)
    first = me;
  pthread_mutex_unlock(&m);
  return 0;
}

void *one(void *arg) { return wait_as(1); }

void *two(void *arg) { return wait_as(2); }

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, one, 0);
  pthread_create(&b, 0, two, 0);
  __gsmack_await(waiting == 2);
  pthread_mutex_lock(&m);
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(a, 0);
  assert(first == 1);
  pthread_mutex_lock(&m);
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(b, 0);
  return 0;
}
