// @expect verified
// @flags --check=memory
#include <assert.h>
#include <pthread.h>
static void *f(void *a) {
  *(int *)a = 3;
  return 0;
}

static pthread_t start(void) {
  int local = 1;
  pthread_t t;
  pthread_create(&t, 0, f, &local);
  pthread_join(t, 0);
  assert(local == 3);
  return t;
}

int main(void) {
  start();
  return 0;
}
