// @expect violated
#include <pthread.h>
#include <stdio.h>

/* puts reads what it prints. */
char name[8] = "a";

void *worker(void *arg) {
  name[0] = 'b'; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  puts(name); // want "race"
  pthread_join(t, 0);
  return 0;
}
