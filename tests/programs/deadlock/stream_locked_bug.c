// @expect violated
// A stream that is locked, and a mutex, in both orders.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *print(void *arg) {
  flockfile(stdout);
  pthread_mutex_lock(&m); // want "deadlock"
  pthread_mutex_unlock(&m);
  funlockfile(stdout);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, print, 0);
  pthread_mutex_lock(&m);
  puts("b");
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
