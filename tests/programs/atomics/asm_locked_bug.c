// @expect violated
// The flag after cmpxchg is read the wrong way round: the loser wins as well.
#include <assert.h>
#include <pthread.h>

static int lock, data, tickets, count = 2, last, winners;
static long sum;

static int swap(int *p, int x) {
  asm volatile("xchgl %0, %1" : "+r"(x), "+m"(*p) : : "memory");
  return x;
}

static int fetch_add(int *p, int n) {
  asm volatile("lock; xaddl %0, %1" : "+r"(n), "+m"(*p) : : "memory", "cc");
  return n;
}

static int compare_and_swap(long *p, long old, long new) {
  unsigned char ok;
  asm volatile("lock; cmpxchgq %3, %1\n\tsetnz %0" : "=q"(ok), "+m"(*p), "+a"(old) : "r"(new) : "memory", "cc");
  return ok;
}

static int decrement_is_zero(int *p) {
  int zero;
  asm volatile("lock decl %1" : "=@ccz"(zero), "+m"(*p) : : "memory");
  return zero;
}

static void *thread(void *arg) {
  if (swap(&lock, 1) == 0) {
    data++;
    asm volatile("" ::: "memory");
    swap(&lock, 0);
  }
  fetch_add(&tickets, 1);
  if (compare_and_swap(&sum, 0, 1))
    fetch_add(&winners, 1);
  if (decrement_is_zero(&count))
    last++;
  asm volatile("lock; addl $0, 0(%%rsp)" ::: "memory", "cc");
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  thread(0);
  pthread_join(t, 0);
  assert(tickets == 2 && winners == 0); // want "assertion"
  assert(data >= 1);
  return 0;
}
