// @expect verified
#include <pthread.h>
#include <stdio.h>

/* The address alone is no read. */
char name[8] = "a";

void *worker(void *arg) {
  name[0] = 'b';
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  printf("%d %p\n", 1, (void *)name);
  pthread_join(t, 0);
  return 0;
}
