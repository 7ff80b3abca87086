// @expect verified
// @flags --check=race
// @optimised data is read in front of the test, and not used
// A locked compare-and-exchange that succeeds releases what comes before it.
#include <pthread.h>

int x, data;

static int exchange_if(int *p, int old, int new) {
  unsigned char done;
  asm volatile("lock; cmpxchgl %3, %1; sete %0" : "=q"(done), "+m"(*p), "+a"(old) : "r"(new) : "memory", "cc");
  return done;
}
static int add(int *p, int n) {
  asm volatile("lock; xaddl %0, %1" : "+r"(n), "+m"(*p) : : "memory");
  return n;
}
static void *writer(void *a) {
  data = 1;
  exchange_if(&x, 0, 6);
  return a;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  int seen = add(&x, 0) == 6 ? data : 0;
  pthread_join(t, 0);
  return seen < 0;
}
