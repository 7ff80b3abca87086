// @expect violated
// A wake-up may have no reason, so that what was waited for has to be looked at again.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_uint ready;

static void *producer(void *arg) {
  atomic_store(&ready, 1);
  syscall(SYS_futex, &ready, FUTEX_WAKE, 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  if (!atomic_load(&ready) && syscall(SYS_futex, &ready, FUTEX_WAIT, 0, NULL) == 0)
    assert(atomic_load(&ready)); // want "ready"
  pthread_join(t, 0);
}
