// @expect violated
// @flags --check=memory
#include <assert.h>
#include <pthread.h>
static void *f(void *a) {
  *(int *)a = 3; // want "whose life ended"
  return 0;
}

static pthread_t start(void) {
  int local = 1;
  pthread_t t;
  pthread_create(&t, 0, f, &local);
  pthread_detach(t);
  return t;
}

int main(void) {
  start();
  return 0;
}
