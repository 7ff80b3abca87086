// @expect verified
// @flags --check=deadlock,race --engine=seq
// What the thread writes before an assumption is its own then.
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
      data = 2;
      __VERIFIER_assume(k > 0);
      return arg;
    }
  }
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  data = 1;
  ready = 1;
  pthread_join(t, NULL);
  return data;
}
