// @expect violated
// @flags --check=deadlock,race --engine=seq
// What the thread writes before an assumption, another writes, too.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

static int data;
static atomic_int ready;

static void *run(void *arg) {
  for (;;) {
    int k = __VERIFIER_nondet_int();
    if (ready && k) {
      data = 2; // want "race"
      __VERIFIER_assume(k > 0);
      return arg;
    }
  }
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  ready = 1;
  data = 1;
  pthread_join(t, NULL);
  return data;
}
