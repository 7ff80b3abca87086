// @expect violated
#include <pthread.h>
#include <assert.h>

/* Handlers for fork run when there is a fork, and not before. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int prepared;

void prepare(void) {
  pthread_mutex_lock(&m);
  prepared = 1;
}

void release(void) { pthread_mutex_unlock(&m); }

int main(void) {
  assert(pthread_atfork(prepare, release, release) == 0);
  assert(prepared); // want "prepared"
  return 0;
}
