// @expect violated
// Publication through a flag that is no atomic: the flag races.
#include <pthread.h>

int data, ready; // the twin makes ready atomic

void *consumer(void *arg) {
  int d = 0;
  if (ready)
    d = data;
  return (void *)(long)d;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, consumer, 0);
  data = 1;
  ready = 1;
  pthread_join(t, 0);
  return 0;
}
