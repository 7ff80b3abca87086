// @expect violated
// @flags --check=assert,deadlock
// What Dartagnan and GenMC are told about loops changes nothing: not the number of iterations either.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_loop_bound(int);
void __VERIFIER_loop_begin(void);
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(int);
unsigned __VERIFIER_tid(void);

#define await_while(condition)                                                 \
  for (int tmp = (__VERIFIER_loop_begin(), 0);                                 \
       __VERIFIER_spin_start(), tmp = (condition), __VERIFIER_spin_end(!tmp), tmp;)

atomic_int ready;
unsigned other;

void *set(void *arg) {
  other = __VERIFIER_tid();
  ready = 1;
  return 0;
}

int main(void) {
  pthread_t t;
  int sum = 0;
  pthread_create(&t, 0, set, 0);
  await_while(!ready) {}
  assert(other == t && __VERIFIER_tid() != other);
  __VERIFIER_loop_bound(2); // not so: there are three
  for (int i = 0; i < 3; i++)
    sum += i;
  assert(sum == 1); // want "sum == 1"
  pthread_join(t, 0);
  return 0;
}
