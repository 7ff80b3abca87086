// @expect verified
// Also a function that asks for no sanitizer is looked at, and it sees none.
#include <pthread.h>

#if __has_feature(thread_sanitizer)
#error there is none
#endif

static int count;

__attribute__((no_sanitize("thread"), disable_sanitizer_instrumentation)) static void *worker(void *arg) {
  count++;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return count - 1;
}
