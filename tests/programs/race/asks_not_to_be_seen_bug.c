// @expect violated
// Also a function that asks for no sanitizer is looked at, and it sees none.
#include <pthread.h>

#if __has_feature(thread_sanitizer)
void __tsan_release(void *);
#define EXPLAINED(p) __tsan_release(p)
#else
#define EXPLAINED(p) (void)(p)
#endif

static int count;

__attribute__((no_sanitize("thread"), disable_sanitizer_instrumentation)) static void *worker(void *arg) {
  count++; // want "count"
  EXPLAINED(&count);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  count++;
  pthread_join(t, 0);
  return 0;
}
