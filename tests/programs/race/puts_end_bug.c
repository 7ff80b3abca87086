// @expect violated
#include <pthread.h>
#include <stdio.h>

/* The end is read, too. */
char name[8] = "abcd";

void *worker(void *arg) {
  name[4] = 'x'; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  puts(name); // want "race"
  pthread_join(t, 0);
  return 0;
}
