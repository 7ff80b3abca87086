// @expect verified
// One step starts two threads.
#include <assert.h>
#include <pthread.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

_Atomic int x;

void *thread(void *arg) {
  x++;
  return arg;
}

int main(void) {
  pthread_t t, u;
  __VERIFIER_atomic_begin();
  pthread_create(&t, NULL, thread, NULL);
  pthread_create(&u, NULL, thread, NULL);
  __VERIFIER_atomic_end();
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  assert(x == 2);
  return 0;
}
