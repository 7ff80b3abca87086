// @expect violated
// A variable is read only to be printed, which is a read like any other.
#include <pthread.h>
#include <stdio.h>

int progress;

void *work(void *arg) {
  progress = 50; // want "race.*progress"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, NULL);
  printf("%d %%\n", progress);
  pthread_join(t, NULL);
  return 0;
}
