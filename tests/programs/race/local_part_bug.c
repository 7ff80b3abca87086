// @expect violated
// A part of a local object that another thread was given: its own address goes nowhere.
#include <pthread.h>

struct pair {
  int a, b;
};

static void *other(void *p) {
  ((struct pair *)p)->b = 2; // want "race"
  return 0;
}

int main(void) {
  struct pair s = {0, 0};
  pthread_t t;
  pthread_create(&t, 0, other, &s);
  s.b = 1;
  pthread_join(t, 0);
  return 0;
}
