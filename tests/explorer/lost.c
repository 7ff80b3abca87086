/* An update is lost if a thread is preempted between its load and its store: one preemption, a bug of depth 2. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *add(void *arg) {
  int n = atomic_load(&count);
  atomic_store(&count, n + 1);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, add, 0);
  pthread_create(&u, 0, add, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(count == 2);
  return 0;
}
