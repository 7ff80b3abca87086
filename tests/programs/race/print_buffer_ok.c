// @expect verified
// The text of %s is read, though what %f writes is not modelled.
#include <pthread.h>
#include <stdio.h>

char buf[8] = "a", other[8] = "b";

void *worker(void *arg) {
  buf[0] = 'x'; 
  return arg;
}

int main(void) {
  pthread_t t;
  char to[32];
  pthread_create(&t, 0, worker, 0);
  snprintf(to, sizeof to, "%f %p %s\n", 1.0, (void *)buf, other); 
  pthread_join(t, 0);
  return 0;
}
