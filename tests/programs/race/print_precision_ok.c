// @expect verified
#include <pthread.h>
#include <stdio.h>

/* No more characters are read than the precision says. */
char name[8] = "abcd";

void *worker(void *arg) {
  name[2] = 'x';
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  printf("%.*s %.2s\n", 2, name, name);
  pthread_join(t, 0);
  return 0;
}
