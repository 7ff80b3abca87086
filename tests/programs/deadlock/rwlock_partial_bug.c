// @expect violated
// A third thread could go on for ever: what it waits for never comes, but it is
// no part of the deadlock.
#include <pthread.h>

pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER;
pthread_rwlock_t b = PTHREAD_RWLOCK_INITIALIZER;
_Atomic int stop;

void *spin(void *arg) {
  while (!stop)
    ;
  return arg;
}

void *backwards(void *arg) {
  pthread_rwlock_rdlock(&b);
  pthread_rwlock_wrlock(&a); // want "deadlock"
  pthread_rwlock_unlock(&a);
  pthread_rwlock_unlock(&b);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&u, 0, spin, 0);
  pthread_create(&t, 0, backwards, 0);
  pthread_rwlock_rdlock(&a);
  pthread_rwlock_wrlock(&b); // want "deadlock"
  pthread_rwlock_unlock(&b);
  pthread_rwlock_unlock(&a);
  pthread_join(t, 0);
  stop = 1;
  pthread_join(u, 0);
  return 0;
}
