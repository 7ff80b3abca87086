// @expect verified
#include <pthread.h>

/* Each call has a mutex of its own. */
static void step(void) {
  pthread_mutex_t m;
  pthread_mutex_init(&m, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
}

int main(void) {
  step();
  step();
  return 0;
}
