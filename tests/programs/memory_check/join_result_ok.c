// @expect verified
#include <assert.h>
#include <pthread.h>

static void *f(void *a) { return a; }

int main(void) {
  pthread_t t;
  void *r;
  pthread_create(&t, 0, f, &t);
  pthread_join(t, &r);
  assert(r == &t);
  return 0;
}
