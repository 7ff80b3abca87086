// @expect violated
#include <pthread.h>

int main(void) {
  pthread_cond_t c;
  pthread_cond_init(&c, 0);
  pthread_cond_init(&c, 0); // want "pthread_cond_init: the condition variable is initialised already"
  return 0;
}
