// @expect verified
// Most programs call the kernel in a function of their own.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int ready;
static int data;

static long futex(atomic_int *word, int operation, int value) {
  return syscall(SYS_futex, word, operation, value, NULL, NULL, 0);
}

static void *producer(void *arg) {
  data = 42;
  atomic_store(&ready, 1);
  futex(&ready, FUTEX_WAKE_PRIVATE, 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  while (atomic_load(&ready) == 0)
    futex(&ready, FUTEX_WAIT_PRIVATE, 0);
  assert(data == 42);
  pthread_join(t, 0);
}
