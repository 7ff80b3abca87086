// @expect violated
// Two steps, to look and to take, are not one.
#include <pthread.h>
#include <assert.h>
int free_slots = 1, inside;

int take(int *tries) {
  ++*tries;
  if (free_slots == 0)
    return 0;
  free_slots = free_slots - 1;
  return 1;
}

void __VERIFIER_atomic_put(void) { free_slots = free_slots + 1; }

void *worker(void *arg) {
  int tries = 0;
  for (int i = 0; i < 2; i++) {
    if (!take(&tries))
      continue;
    inside = inside + 1;
    assert(inside == 1); // want "inside == 1|one thread"
    inside = inside - 1;
    __VERIFIER_atomic_put();
  }
  assert(tries == 2);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  worker(0);
  pthread_join(t, 0);
  return 0;
}
