/* The two-thread addition race (SV-COMP's fib_bench): each thread adds the other's
 * variable to its own N times. The most that either can reach is the (2N+2)-th
 * Fibonacci number. */
// @bench addition race, tight bound
// @sizes N=5,6,7,8,10,12,15
// @expect verified
// @flags --check=assert
// @bench addition race, bound too small
// @sizes N=5,6,7,8,10,12,15
// @expect violated
// @flags --check=assert -- -DUNSAFE
#include <assert.h>
#include <pthread.h>

unsigned i = 1, j = 1;

void *add_j(void *arg) {
  for (int k = 0; k < N; k++)
    i += j;
  return arg;
}

void *add_i(void *arg) {
  for (int k = 0; k < N; k++)
    j += i;
  return arg;
}

int main(void) {
  pthread_t a, b;
  unsigned previous = 1, bound = 1;
  for (int k = 2; k < 2 * N + 2; k++) {
    unsigned next = previous + bound;
    previous = bound;
    bound = next;
  }
#ifdef UNSAFE
  bound--;
#endif
  pthread_create(&a, NULL, add_j, NULL);
  pthread_create(&b, NULL, add_i, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(i <= bound && j <= bound);
  return 0;
}
