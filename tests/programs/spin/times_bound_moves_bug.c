// @expect violated
// The bound that is tested is not the one that an iteration ends with.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag, most = 40, least = 3;

void *setter(void *arg) {
  flag = 1;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, setter, 0);
  int i = 0, bound;
  for (;;) {
    bound = most;
    if (i >= bound)
      break;
    bound = least;
    if (flag)
      break;
    i++;
  }
  pthread_join(t, 0);
  assert(i != 39); // want "assertion"
  return bound == 0;
}
