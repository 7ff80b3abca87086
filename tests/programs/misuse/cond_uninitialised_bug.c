// @expect violated
#include <pthread.h>

struct box {
  pthread_mutex_t m;
  pthread_cond_t full;
};

int main(void) {
  struct box b;
  pthread_mutex_init(&b.m, 0);
  pthread_cond_signal(&b.full); // want "pthread_cond_signal: the condition variable is not initialised"
  return 0;
}
