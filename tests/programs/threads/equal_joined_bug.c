// @expect violated
// The identity of a thread that was joined may be used again.
#include <assert.h>
#include <pthread.h>
void *worker(void *arg) { return arg; }
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_join(a, 0);
  pthread_create(&b, 0, worker, 0);
  assert(!pthread_equal(a, b)); // want "pthread_equal"
  pthread_join(b, 0);
  return 0;
}
