// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);

atomic_uint next_ticket, now_serving;
int inside;

void *worker(void *arg) {
  unsigned mine = atomic_load(&next_ticket);
  atomic_store(&next_ticket, mine + 1); /* two threads may draw the same */
  __VERIFIER_assume(atomic_load(&now_serving) == mine);
  inside++;
  assert(inside == 1); // want "inside == 1"
  inside--;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  worker(0);
  return 0;
}
