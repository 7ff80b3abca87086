// @expect violated
#include <assert.h>
#include <pthread.h>

// There are as many threads as one has time for; the third finds it.
static int n;

static void *f(void *arg) {
  n++;
  assert(n < 4);
  pthread_t t;
  pthread_create(&t, 0, f, arg);
  pthread_join(t, 0);
  return arg;
}

int main(void) { f(0); }
