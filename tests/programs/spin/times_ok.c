// @expect verified
// A lock is tried a thousand times, by a function that may write what it expected.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int taken;
int x, given_up;

static int try(void) {
  int expected = 0;
  return atomic_compare_exchange_strong(&taken, &expected, 1);
}

static int spin(int times) {
  while (times--)
    if (try())
      return 1;
  return 0;
}

void *worker(void *arg) {
  if (spin(1000)) {
    x++;
    taken = 0;
  }
  return arg;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  assert(x == 1 || x == 2);
  return 0;
}
