// @expect violated
#include <pthread.h>
#include <stdio.h>

/* printf reads the texts that it prints. */
char name[8] = "a";

void *worker(void *arg) {
  name[0] = 'b'; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  printf("%d %s\n", 1, name); // want "race"
  pthread_join(t, 0);
  return 0;
}
