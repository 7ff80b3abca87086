// @expect verified
#include <assert.h>
#include <pthread.h>

int slot = 1;
int a[2];
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *X(void *arg) {
  pthread_mutex_lock(&lock);
  if (slot > 0)
    slot = slot - 1;
  pthread_mutex_unlock(&lock);
  return arg;
}

void *Y(void *arg) {
  pthread_mutex_lock(&lock);
  if (slot > 0) {
    slot = slot - 1;
    assert(slot >= 0 && slot < 2);
    a[slot] = 1;
  }
  pthread_mutex_unlock(&lock);
  return arg;
}

int main(void) {
  pthread_t x, y;
  pthread_create(&x, NULL, X, NULL);
  pthread_create(&y, NULL, Y, NULL);
  pthread_join(x, NULL);
  pthread_join(y, NULL);
  return 0;
}
