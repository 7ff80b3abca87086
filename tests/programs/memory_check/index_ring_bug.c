// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out a write that nobody reads
#include <pthread.h>
enum { N = 3 };
static int ring[N], head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void put(int v) {
  pthread_mutex_lock(&m);
  ring[head] = v; // want "ring.head.: writes 4 bytes at offset 12"
  head = head == N ? 0 : head + 1;
  pthread_mutex_unlock(&m);
}

static void *f(void *a) {
  put(1);
  put(2);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  put(3);
  put(4);
  pthread_join(t, 0);
  return 0;
}
