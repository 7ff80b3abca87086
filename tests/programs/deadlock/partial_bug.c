// @expect violated
// A third thread could go on for ever: what it waits for never comes, but it is
// no part of the deadlock.
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
_Atomic int stop;

void *spin(void *arg) {
  while (!stop)
    ;
  return arg;
}

void *backwards(void *arg) {
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a); // want "deadlock"
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&u, 0, spin, 0);
  pthread_create(&t, 0, backwards, 0);
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  pthread_join(t, 0);
  stop = 1;
  pthread_join(u, 0);
  return 0;
}
