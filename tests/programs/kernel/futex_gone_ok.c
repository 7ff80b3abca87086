// @expect verified
// A word may be gone when its sleepers are woken, as the one that waits for it need not sleep: the kernel does not look at it.
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

static void *start(void *started) {
  int *word = started;
  __atomic_store_n(word, 1, __ATOMIC_SEQ_CST);
  syscall(SYS_futex, word, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
  return NULL;
}

static void create(pthread_t *t) {
  int started = 0;
  pthread_create(t, NULL, start, &started);
  while (!__atomic_load_n(&started, __ATOMIC_SEQ_CST))
    syscall(SYS_futex, &started, FUTEX_WAIT, 0, NULL, NULL, 0);
}

int main(void) {
  pthread_t t;
  create(&t);
  pthread_join(t, NULL);
}
