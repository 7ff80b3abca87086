// @expect verified
#include <assert.h>
#include <pthread.h>
static int refs = 2;
static int freed;
static inline int dec_and_test(int *p) {
  unsigned char c;
  __asm__ __volatile__("lock; decl %0; sete %1" : "=m"(*p), "=qm"(c) : "m"(*p) : "memory");
  return c != 0;
}
static void *put(void *x) {
  if (dec_and_test(&refs)) freed++;
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, put, 0);
  put(0);
  pthread_join(t, 0);
  assert(freed == 1);
}
