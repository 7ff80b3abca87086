// A section that chooses: what is more than the explorer can try out is never VERIFIED.
#include <gsmack.h>
#include <pthread.h>

static int last, odd, written[100];

static void *f(void *a) {
  __gsmack_atomic_begin();
#ifdef WRITES
  for (int i = 0; i < WRITES; i++)
    written[i % 100] = i;
  odd = __gsmack_nondet_bool();
#else
  for (int i = 0; i < CHOICES; i++)
    odd ^= __gsmack_nondet_bool();
#endif
  __gsmack_await(!odd || last);
  __gsmack_atomic_end();
  return a;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  __gsmack_atomic_begin();
  last = 1;
  __gsmack_atomic_end();
  pthread_join(t, 0);
  return 0;
}
