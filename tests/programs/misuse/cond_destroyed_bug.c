// @expect violated
#include <pthread.h>

int main(void) {
  pthread_cond_t c;
  pthread_cond_init(&c, 0);
  pthread_cond_destroy(&c);
  pthread_cond_signal(&c); // want "pthread_cond_signal: the condition variable was destroyed"
  return 0;
}
