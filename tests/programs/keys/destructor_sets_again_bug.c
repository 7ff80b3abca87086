// @expect violated
#include <pthread.h>
#include <assert.h>

/* One that sets itself again is called a few times, and no more. */
pthread_key_t key;
int calls;

static void again(void *value) {
  calls++;
  pthread_setspecific(key, value);
}

void *worker(void *arg) {
  pthread_setspecific(key, &calls);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_key_create(&key, again);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  assert(calls == 1); // want "calls == 1"
  return 0;
}
