// @expect verified
// Another thread answers while the lock is given up. Where an assumption excludes the way, the thread holds it again.
#include <pthread.h>

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int answer;

static void *other(void *arg) {
  pthread_mutex_lock(&m);
  answer = 1;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, other, 0);
  while (__VERIFIER_nondet_bool())
    ;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  __VERIFIER_assume(answer == 1);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
