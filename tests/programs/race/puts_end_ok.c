// @expect verified
#include <pthread.h>
#include <stdio.h>

/* What lies behind the end of a text is not read. */
char name[8] = "abcd";

void *worker(void *arg) {
  name[5] = 'x';
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  puts(name);
  fputs(name, stdout);
  perror(name);
  pthread_join(t, 0);
  return 0;
}
