// @expect verified
// A thread that waits for a pipe is cancelled.
#include <assert.h>
#include <pthread.h>
#include <unistd.h>

static int ends[2];
static int cleaned;

static void clean(void *arg) { cleaned++; }

static void *work(void *arg) {
  char c;
  pthread_cleanup_push(clean, NULL);
  while (read(ends[0], &c, 1) == 1)
    ;
  pthread_cleanup_pop(0);
  return arg;
}

int main(void) {
  pthread_t t;
  void *result;
  if (pipe(ends) != 0)
    return 0;
  pthread_create(&t, NULL, work, NULL);
  pthread_cancel(t);
  pthread_join(t, &result);
  assert(result == PTHREAD_CANCELED && cleaned == 1);
  return 0;
}
