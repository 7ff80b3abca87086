// @expect verified
// The environment is set before there are two threads.
#include <pthread.h>
#include <stdlib.h>

static void *work(void *arg) {
  return getenv("LEVEL");
}

int main(void) {
  setenv("LEVEL", "1", 1);
  pthread_t t;
  if (pthread_create(&t, 0, work, 0)) return 1;
  int set = getenv("HOME") != 0;
  pthread_join(t, 0);
  return set && !getenv("LEVEL");
}
