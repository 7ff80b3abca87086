// @expect unknown
// @flags -- -O1
#include <pthread.h>

/* In optimised code the handler is nowhere to be found. */
static int x;

static void handler(void *arg) { *(int *)arg = 1; }

int main(void) {
  pthread_cleanup_push(handler, &x); // want "."
  pthread_testcancel();
  pthread_cleanup_pop(1);
  return 0;
}
