// @expect verified
#include <pthread.h>
#include <stdio.h>

/* A literal is written by nobody. */
char name[8] = "a";

void *worker(void *arg) {
  name[0] = 'b';
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  puts("name");
  pthread_join(t, 0);
  return 0;
}
