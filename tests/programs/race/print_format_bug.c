// @expect violated
// The format is read, too.
#include <pthread.h>
#include <stdio.h>

char buf[8] = "a", other[8] = "b";

void *worker(void *arg) {
  buf[0] = 'x'; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  printf(buf); // want "race"
  pthread_join(t, 0);
  return 0;
}
