// @expect verified
// The same by pthread_exit, one within the other, without handlers.
#include <assert.h>
#include <pthread.h>

static pthread_once_t outer = PTHREAD_ONCE_INIT, inner = PTHREAD_ONCE_INIT;
static int calls;

static void end(void) {
  if (calls++ == 0)
    pthread_exit(NULL);
}

static void begin(void) { pthread_once(&inner, end); }

static void *work(void *arg) {
  pthread_once(&outer, begin);
  return arg;
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, work, &calls);
  pthread_join(t, &result);
  assert(result == NULL);
  work(NULL);
  work(NULL);
  assert(calls == 2);
  return 0;
}
