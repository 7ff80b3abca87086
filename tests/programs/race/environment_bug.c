// @expect violated
// setenv moves the environment while getenv looks through it.
#include <pthread.h>
#include <stdlib.h>

static void *work(void *arg) {
  setenv("LEVEL", "1", 1); // want `race: .*environment`
  return 0;
}

int main(void) {
  pthread_t t;
  if (pthread_create(&t, 0, work, 0)) return 1;
  int set = getenv("HOME") != 0;
  pthread_join(t, 0);
  return set && !getenv("LEVEL");
}
