// @expect verified
// The format is read, too.
#include <pthread.h>
#include <stdio.h>

char buf[8] = "a", other[8] = "b";

void *worker(void *arg) {
  buf[0] = 'x'; 
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  printf(other); 
  pthread_join(t, 0);
  return 0;
}
