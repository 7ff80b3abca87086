// @expect verified
#include <pthread.h>
#include <assert.h>

/* What a destructor sets is destroyed, too. */
pthread_key_t a, b;
int calls;

static void second(void *value) { calls++; }

static void first(void *value) {
  calls++;
  pthread_setspecific(a, value);
}

void *worker(void *arg) {
  pthread_setspecific(b, &calls);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_key_create(&a, second);
  pthread_key_create(&b, first);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  assert(calls == 2);
  return 0;
}
