// @expect violated
// Nobody looks at a member of the structures by itself, but both threads
// write all of the second one.
#include <pthread.h>

struct settings {
  int width, height;
  char title[24];
} defaults, current;

void *reset(void *arg) {
  current = defaults; // want "race.*current"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, reset, NULL);
  current = defaults;
  pthread_join(t, NULL);
  return 0;
}
