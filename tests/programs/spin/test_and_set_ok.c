// @expect verified
/* Who sets a flag that is set already changes nothing, and may wait without being unrolled. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_flag flag = ATOMIC_FLAG_INIT;
struct { atomic_int held; } lock;
int busy, a, b, c;

void *worker(void *arg) {
  while (atomic_flag_test_and_set(&flag))
    ;
  a++;
  atomic_flag_clear(&flag);
  while (atomic_exchange(&lock.held, 1))
    ;
  b++;
  atomic_store(&lock.held, 0);
  while (__sync_lock_test_and_set(&busy, 1))
    while (__atomic_load_n(&busy, __ATOMIC_SEQ_CST))
      ;
  c++;
  __sync_lock_release(&busy);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  worker(NULL);
  pthread_join(t, NULL);
  assert(a == 2 && b == 2 && c == 2);
  return 0;
}
