// @expect verified
/* (void)x keeps a compiler from a warning. Nothing depends on the value that x does not have. */
#include <pthread.h>

static void *work(void *argument) {
  int number, answer = 0;
  (void)argument;
  (void)number;
  return answer ? argument : 0;
}

int main(void) {
  pthread_t t, second;
  (void)second;
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
  return 0;
}
