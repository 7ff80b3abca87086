// @expect verified
// One thread gets from an element to what stands behind its array.
#include <pthread.h>

struct {
  int a[2];
  int b;
} g;

static void *writer(void *arg) {
  int k = 0;
  g.a[k] = 1;
  *(int *)((char *)&g.a[k] + 4) = 5;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  g.b = 3;
  pthread_join(t, 0);
  return 0;
}
