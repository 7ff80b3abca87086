// @expect violated
// How many elements the array has is an input: it is checked that it fits where
// it is put, which is no step of the program.
#include <assert.h>
#include <pthread.h>

unsigned __VERIFIER_nondet_uint(void);
_Atomic int done;

void *work(void *arg) {
  done = 1;
  return arg;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n < 1 || n > 2)
    return 0;
  pthread_t id[n];
  for (unsigned i = 0; i < n; i++)
    pthread_create(&id[i], NULL, work, NULL);
  for (unsigned i = 0; i < n; i++)
    pthread_join(id[i], NULL);
  assert(done == 0 || n == 1); // want "done"
  return 0;
}
