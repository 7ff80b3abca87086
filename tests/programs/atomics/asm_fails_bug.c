// @expect violated
// @flags --check=race
// A locked compare-and-exchange that fails writes nothing, and what comes before it is not released.
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
  data = 1; // want "race"
  exchange_if(&x, 5, 6);
  return a;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  add(&x, 0);
  int seen = data; // want "race"
  pthread_join(t, 0);
  return seen < 0;
}
