// @expect verified
// Another thread was given a local object, and writes another part of it.
#include <pthread.h>

struct pair {
  int a, b;
};

static void *other(void *p) {
  ((struct pair *)p)->b = 2;
  return 0;
}

int main(void) {
  struct pair s = {0, 0};
  pthread_t t;
  pthread_create(&t, 0, other, &s);
  s.a = 1;
  pthread_join(t, 0);
  return 0;
}
