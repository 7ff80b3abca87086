// @expect violated
#include <pthread.h>
#include <stdio.h>

/* So many characters are read as the precision says. */
char name[8] = "abcd";

void *worker(void *arg) {
  name[2] = 'x'; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  printf("%.*s\n", 3, name); // want "race"
  pthread_join(t, 0);
  return 0;
}
