// @expect violated
#include <assert.h>
#include <pthread.h>

int got;
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

void *other(void *arg) {
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a);
  got++;
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, other, NULL);
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  assert(got == 0); // want "got == 0"
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  pthread_join(t, NULL);
  return 0;
}
