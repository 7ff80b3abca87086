// @expect violated
// To call reach_error is a failure, whatever it does.
#include <pthread.h>

static int turn;

void reach_error(void) {} // want "reach_error is called"

static void *other(void *arg) {
  __atomic_store_n(&turn, 1, __ATOMIC_SEQ_CST);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, other, NULL);
  if (__atomic_load_n(&turn, __ATOMIC_SEQ_CST) == 1)
    reach_error();
  pthread_join(t, NULL);
  return 0;
}
