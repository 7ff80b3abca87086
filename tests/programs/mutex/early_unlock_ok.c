// @expect verified
#include <assert.h>
#include <pthread.h>

int items = 1, taken;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *take(void *arg) {
  pthread_mutex_lock(&m);
  if (items > 0) {
    items--;
    taken++;
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, take, NULL);
  pthread_create(&b, NULL, take, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(taken == 1 && items == 0);
  return 0;
}
