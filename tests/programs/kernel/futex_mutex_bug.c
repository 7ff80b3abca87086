// @expect violated
// A mutex of one word that tells nobody that a thread sleeps: 1 is written in place of 2.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word;
static int count;

static void lock(void) {
  int c = 0;
  if (atomic_compare_exchange_strong(&word, &c, 1))
    return;
  if (c != 2)
    c = atomic_exchange(&word, 1);
  while (c != 0) {
    syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 1, 0, 0, 0); // want "deadlock"
    c = atomic_exchange(&word, 1);
  }
}

static void unlock(void) {
  if (atomic_fetch_sub(&word, 1) != 1) {
    atomic_store(&word, 0);
    syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
  }
}

static void *work(void *arg) {
  lock();
  count++;
  unlock();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  work(0);
  pthread_join(t, 0);
  assert(count == 2);
}
