// @expect verified
// @flags --check=memory
#include <pthread.h>
static __thread int mine;
static int *volatile shared;
static pthread_barrier_t b;

static void *f(void *a) {
  shared = &mine;
  pthread_barrier_wait(&b);
  pthread_barrier_wait(&b);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, f, 0);
  pthread_barrier_wait(&b);
  *shared = 1;
  pthread_barrier_wait(&b);
  pthread_join(t, 0);
  pthread_barrier_destroy(&b);
  return 0;
}
