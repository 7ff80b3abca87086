// @expect verified
// One thread writes the bytes of the whole, which begins with an array.
#include <pthread.h>

struct {
  long a[2];
  int v;
} g;

static void *writer(void *arg) {
  for (unsigned i = 0; i < sizeof g.a; i++)
    ((char *)&g)[i] = 0;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  g.v = 3;
  pthread_join(t, 0);
  return 0;
}
