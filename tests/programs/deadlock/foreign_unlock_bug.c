// @expect violated
// @flags --check=deadlock,misuse
// Another thread unlocks the mutex that main waits for.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *f(void *arg) {
  pthread_mutex_unlock(&m); // want "misuse"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, f, 0);
  pthread_mutex_lock(&m);
  pthread_join(t, 0);
  return 0;
}
