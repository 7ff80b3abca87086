// @expect verified
#include <pthread.h>
#include <stdio.h>

int progress;

void *work(void *arg) {
  progress = 50;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, NULL);
  pthread_join(t, NULL);
  printf("%d %%\n", progress);
  return 0;
}
