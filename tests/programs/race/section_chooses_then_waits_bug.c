// @expect violated
// @flags --check=deadlock,race --engine=seq
// That a section waits is found with one choice, and what it accesses with another.
#include <pthread.h>

unsigned __VERIFIER_nondet_uint(void);

static int a[8], p;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void __VERIFIER_atomic_f(void) {
  unsigned n = __VERIFIER_nondet_uint() & 7;
  if (n < 2) {
    if (p)
      a[n] = 1; // want "race"
  }
  pthread_mutex_lock(&m);
}

static void *run(void *arg) {
  __VERIFIER_atomic_f();
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  int k;
  p = (int)__VERIFIER_nondet_uint();
  pthread_mutex_lock(&m);
  pthread_create(&t, NULL, run, NULL);
  k = a[1];
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
  return k;
}
