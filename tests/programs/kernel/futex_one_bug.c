// @expect violated
// @flags --spurious-wakeups=0
// One call wakes one of two that sleep.
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_uint gate;

static void *pass(void *arg) {
  if (!atomic_load(&gate))
    syscall(SYS_futex, &gate, FUTEX_WAIT, 0, NULL);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, pass, 0);
  pthread_create(&u, 0, pass, 0);
  atomic_store(&gate, 1);
  syscall(SYS_futex, &gate, FUTEX_WAKE, 1);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
