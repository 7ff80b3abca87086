// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int owner;
int winners;

void *claim(void *arg) {
  if (atomic_load(&owner) == 0) {
    atomic_store(&owner, 1);
    winners++;
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, claim, 0);
  pthread_create(&b, 0, claim, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(winners == 1); // want "winners == 1"
  return 0;
}
