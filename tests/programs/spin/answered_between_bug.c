// @expect violated
// The lock is not given up before the assumption. So no execution leaves the loop.
#include <pthread.h>

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int answer;

static void *other(void *arg) {
  pthread_mutex_lock(&m); // want "every unfinished thread waits"
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
  __VERIFIER_assume(answer == 1);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
