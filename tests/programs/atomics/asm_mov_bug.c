// @expect violated
// The flag is set before the data.
#include <assert.h>
#include <pthread.h>

static int data, ready;

static int load(const int *p) {
  int x;
  asm volatile("movl %1, %0" : "=q"(x) : "m"(*p) : "memory");
  return x;
}

static void store(int *p, int x) { asm volatile("movl %1, %0" : "=m"(*p) : "iq"(x) : "memory"); }

static void *thread(void *arg) {
  store(&ready, 1);
  data = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  if (load(&ready))
    assert(data == 1);
  pthread_join(t, 0);
  return 0;
}
