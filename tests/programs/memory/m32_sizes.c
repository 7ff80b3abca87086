// @expect verified
// @flags -- -m32
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

struct mixed {
  char c;
  long long wide;
  void *p;
};

long shared;

void *worker(void *arg) {
  shared += (long)arg;
  return arg;
}

int main(void) {
  struct mixed m = {1, -2, &m};
  pthread_t t;
  assert(sizeof(long) == 4 && sizeof(struct mixed) == 16);
  assert(m.p == (void *)&m && m.wide == -2);
  pthread_create(&t, 0, worker, (void *)5);
  pthread_join(t, 0);
  assert(shared == 5);
  shared = 0x7fffffff;
  shared = (long)((unsigned long)shared + 1);
  assert(shared < 0);
  return 0;
}
