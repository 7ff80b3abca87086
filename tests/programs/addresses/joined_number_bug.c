// @expect violated
// The result of a thread is a pointer that its number is seen of, and identities of threads are compared.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int x;

static void *run(void *p) { return p; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, &x);
  union {
    void *pointer;
    uintptr_t number;
  } result;
  pthread_join(t, &result.pointer);
  assert(!pthread_equal(t, pthread_self()) && (result.number & 16) == 0); // want "result"
  return 0;
}
