// @expect violated
// @flags --check=assert
// Every other time that the thread has the mutex it writes x.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int flag, x;

void *toggle(void *arg) {
  while (1) {
    pthread_mutex_lock(&m);
    if (flag ^= 1)
      x = 1;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, toggle, NULL);
  pthread_mutex_lock(&m);
  assert(x == 0); // want "x == 0"
  pthread_mutex_unlock(&m);
  return 0;
}
