// @expect verified
#include <pthread.h>
#include <unistd.h>

/* What write does not write, it does not read. */
char buffer[8];

void *worker(void *arg) {
  buffer[3] = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  write(1, buffer, 3);
  pthread_join(t, 0);
  return 0;
}
