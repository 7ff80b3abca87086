// Cleanup handlers run, the last pushed first, when a thread exits from a call, and when it is cancelled while it waits.
#include <assert.h>
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int order;
void add(void *digit) { order = order * 10 + *(int *)digit; }
void unlock(void *mutex) { pthread_mutex_unlock(mutex); }
void leave(void) { pthread_exit(&order); }
void *exits(void *a) {
  int one = 1, two = 2, three = 3;
  pthread_mutex_lock(&m);
#ifndef BUG
  pthread_cleanup_push(unlock, &m);
#endif
  pthread_cleanup_push(add, &one);
  pthread_cleanup_push(add, &two);
  pthread_cleanup_push(add, &three);
  pthread_cleanup_pop(1);
  leave();
  pthread_cleanup_pop(0);
  pthread_cleanup_pop(0);
#ifndef BUG
  pthread_cleanup_pop(0);
#endif
  return a;
}
void *waits(void *a) {
  pthread_mutex_lock(&m);
  pthread_cleanup_push(unlock, &m);
  for (;;)
    pthread_cond_wait(&c, &m);
  pthread_cleanup_pop(1);
  return a;
}
int main(void) {
  pthread_t t, u;
  void *result;
  pthread_create(&t, 0, exits, 0);
  pthread_create(&u, 0, waits, 0);
  pthread_cancel(u);
  pthread_join(t, &result);
  pthread_join(u, 0);
  pthread_mutex_lock(&m);
  assert(result == &order && order == 321);
  return 0;
}
