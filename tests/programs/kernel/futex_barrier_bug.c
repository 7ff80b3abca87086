// @expect violated
// A barrier of futexes that wakes nobody. Arguments that are pointers are given as the number 0, of which half has no value.
#include <assert.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_uint round_, arrived;
static int data[2];

static void barrier(void) {
  unsigned before = round_;
  if (++arrived == 2) {
    arrived = 0;
    round_++;
    syscall(SYS_futex, &round_, FUTEX_WAKE, 0, 0, 0, 0);
  } else {
    while (round_ == before)
      syscall(SYS_futex, &round_, FUTEX_WAIT, before, 0, 0, 0);  // want "for ever"
  }
}

static void *worker(void *arg) {
  int *mine = arg;
  *mine = 1;
  barrier();
  assert(data[0] + data[1] == 2);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, worker, &data[0]);
  pthread_create(&u, 0, worker, &data[1]);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
