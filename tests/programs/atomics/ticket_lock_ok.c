// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);

atomic_uint next_ticket, now_serving;
int inside;

void *worker(void *arg) {
  unsigned mine = atomic_fetch_add(&next_ticket, 1);
  __VERIFIER_assume(atomic_load(&now_serving) == mine);
  inside++;
  assert(inside == 1);
  inside--;
  atomic_fetch_add(&now_serving, 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  worker(0);
  pthread_join(t, 0);
  return 0;
}
