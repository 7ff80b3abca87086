// @expect verified
// A plain write that races with an atomic read.
#include <pthread.h>
#include <stdatomic.h>
int g;
static void *f(void *a) {
  g = 1; // gsmack: benign-race
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  int v = __atomic_load_n(&g, __ATOMIC_SEQ_CST);
  pthread_join(t, 0);
  return v == 2;
}
