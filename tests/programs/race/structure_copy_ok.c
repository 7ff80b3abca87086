// @expect verified
#include <pthread.h>

struct settings {
  int width, height;
  char title[24];
} defaults, current;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *reset(void *arg) {
  pthread_mutex_lock(&lock);
  current = defaults;
  pthread_mutex_unlock(&lock);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, reset, NULL);
  pthread_mutex_lock(&lock);
  current = defaults;
  pthread_mutex_unlock(&lock);
  pthread_join(t, NULL);
  return 0;
}
