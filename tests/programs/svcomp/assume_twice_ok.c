// @expect verified
// What is assumed holds twice. Who assumes it sees y as it is the first time, in between, or the second time.
#include <assert.h>
extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
#include <pthread.h>

int x, y;

static void set(int *p, int v) {
  __VERIFIER_atomic_begin();
  *p = v;
  __VERIFIER_atomic_end();
}

void *writer(void *arg) {
  set(&x, 1);
  set(&y, 1);
  set(&x, 0);
  set(&y, 2);
  set(&x, 1);
  return arg;
}

void *waiter(void *arg) {
  __VERIFIER_atomic_begin();
  __VERIFIER_assume(x == 1);
  int seen = y;
  __VERIFIER_atomic_end();
  assert(seen == 0 || seen == 1 || seen == 2);
  return arg;
}

int main(void) {
  pthread_t w, r;
  pthread_create(&w, 0, writer, 0);
  pthread_create(&r, 0, waiter, 0);
  pthread_join(w, 0);
  pthread_join(r, 0);
}
