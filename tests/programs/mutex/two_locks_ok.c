// @expect verified
#include <assert.h>
#include <pthread.h>

int x, y;
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

void *first(void *arg) {
  pthread_mutex_lock(&a);
  x++;
  pthread_mutex_unlock(&a);
  return arg;
}

void *second(void *arg) {
  pthread_mutex_lock(&b);
  y++;
  pthread_mutex_unlock(&b);
  return arg;
}

int main(void) {
  pthread_t s, t;
  pthread_create(&s, NULL, first, NULL);
  pthread_create(&t, NULL, second, NULL);
  pthread_join(s, NULL);
  pthread_join(t, NULL);
  assert(x == 1 && y == 1);
  return 0;
}
