// @expect violated
// The same, but the second lock is never given back.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int x;

void *careful(void *arg) {
  for (;;) { // want "goes round"
    pthread_mutex_lock(&a);
    if (pthread_mutex_trylock(&b) == 0)
      break;
    pthread_mutex_unlock(&a);
  }
  x++;
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, careful, 0);
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a);
  x++;
  pthread_mutex_unlock(&a);
  pthread_join(t, 0);
  assert(x == 2);
  return 0;
}
