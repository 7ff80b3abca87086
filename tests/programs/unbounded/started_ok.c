// @expect verified
// @flags --engine=modular
// Where no thread is started, main sets what threads would count under a lock.
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *work(void *arg) {
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    if (x < 3)
      x++;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  int started = __VERIFIER_nondet_int();
  if (started)
    pthread_create(&t, NULL, work, NULL);
  else
    x = 3;
  pthread_mutex_lock(&m);
  assert(x <= 3);
  pthread_mutex_unlock(&m);
  if (started)
    pthread_join(t, NULL);
  return 0;
}
