// @expect verified
// @flags -- -O1
#include <assert.h>
#include <pthread.h>

/* The optimiser knows the handler's argument, and calls it without. */
static int x;

static void handler(void *arg) { *(int *)arg = 1; }

static void *thread(void *arg) {
  pthread_cleanup_push(handler, &x);
  pthread_exit(0);
  pthread_cleanup_pop(0);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  pthread_join(t, 0);
  assert(x == 1);
  return 0;
}
