// @expect verified
#include <pthread.h>

/* A mutex in a function is another one in each call. */
static int twice(int n) {
  pthread_mutex_t m;
  pthread_mutex_init(&m, 0);
  pthread_mutex_lock(&m);
  n *= 2;
  pthread_mutex_unlock(&m);
  return n;
}

int main(void) {
  for (int i = 0; i < 3; i++)
    twice(i);
  return twice(0);
}
