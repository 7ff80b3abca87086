// @expect verified
// @flags -- -Wno-deprecated-pragma
#include <assert.h>
#include <stdatomic.h>

/* Every generic function of <stdatomic.h>, in both of its forms. */
atomic_int x = ATOMIC_VAR_INIT(1);
atomic_flag f = ATOMIC_FLAG_INIT;

int main(void) {
  int e = 0;
  atomic_init(&x, 8);
  assert(atomic_load(&x) == 8 && atomic_is_lock_free(&x));
  atomic_store(&x, 12);
  atomic_store_explicit(&x, 10, memory_order_release);
  assert(atomic_load_explicit(&x, memory_order_acquire) == 10);
  assert(atomic_exchange(&x, 6) == 10);
  assert(atomic_exchange_explicit(&x, 5, memory_order_acq_rel) == 6);
  assert(atomic_fetch_add(&x, 3) == 5);
  assert(atomic_fetch_add_explicit(&x, 3, memory_order_relaxed) == 8);
  assert(atomic_fetch_sub(&x, 1) == 11);
  assert(atomic_fetch_sub_explicit(&x, 4, memory_order_relaxed) == 10);
  assert(atomic_fetch_or(&x, 9) == 6);
  assert(atomic_fetch_or_explicit(&x, 16, memory_order_relaxed) == 15);
  assert(atomic_fetch_and(&x, 29) == 31);
  assert(atomic_fetch_and_explicit(&x, 12, memory_order_relaxed) == 29);
  assert(atomic_fetch_xor(&x, 5) == 12);
  assert(atomic_fetch_xor_explicit(&x, 5, memory_order_relaxed) == 9);
  assert(!atomic_compare_exchange_strong(&x, &e, 1) && e == 12);
  assert(atomic_compare_exchange_strong(&x, &e, 1));
  assert(!atomic_compare_exchange_strong_explicit(&x, &e, 2, memory_order_seq_cst, memory_order_relaxed));
  while (!atomic_compare_exchange_weak(&x, &e, 3))
    ;
  while (!atomic_compare_exchange_weak_explicit(&x, &e, 4, memory_order_seq_cst, memory_order_relaxed))
    ;
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_seq_cst);
  assert(kill_dependency(x) == 4);
  assert(!atomic_flag_test_and_set(&f));
  assert(atomic_flag_test_and_set_explicit(&f, memory_order_acquire));
  atomic_flag_clear(&f);
  assert(!atomic_flag_test_and_set(&f));
  atomic_flag_clear_explicit(&f, memory_order_release);
  assert(!atomic_flag_test_and_set(&f));
  return 0;
}
