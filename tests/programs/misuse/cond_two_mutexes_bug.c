// @expect violated
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *wait_with(void *arg) {
  pthread_mutex_lock(arg);
  pthread_cond_wait(&c, arg); // want "pthread_cond_wait: other threads wait with another mutex"
  pthread_mutex_unlock(arg);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, wait_with, &a);
  wait_with(&b);
  pthread_join(t, 0);
  return 0;
}
