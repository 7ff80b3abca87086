// @expect violated
#include <pthread.h>
#include <stdio.h>

/* All of a text is read, up to its end. */
char name[8] = "abcd";

void *worker(void *arg) {
  name[3] = 'x'; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  printf("%s\n", name); // want "race"
  pthread_join(t, 0);
  return 0;
}
