// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

atomic_int owner;
int winners;

void *claim(void *arg) {
  int expected = 0;
  if (atomic_compare_exchange_strong(&owner, &expected, 1)) {
    winners++;
  } else {
    assert(expected == 1);
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, claim, 0);
  pthread_create(&b, 0, claim, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(winners == 1);
  return 0;
}
