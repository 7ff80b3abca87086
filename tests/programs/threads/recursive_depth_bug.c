// @expect violated
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

// Two functions that create threads for one another, as often as an input says.
static int left;
static void *even(void *arg);

static void start(void *(*f)(void *)) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
}

static void *odd(void *arg) {
  if (left-- > 0)
    start(even);
  return arg;
}

static void *even(void *arg) {
  if (left-- > 0)
    start(odd);
  return arg;
}

int main(void) {
  left = __VERIFIER_nondet_int();
  if (left < 0 || left > 3)
    return 0;
  start(odd);
  assert(left < -1);
}
