// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
#include <pthread.h>
static int ready;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *f(void *a) {
  int v;
  pthread_mutex_lock(&m);
  int r = ready;
  pthread_mutex_unlock(&m);
  if (r)
    v = 1;
  return (void *)(long)v; // want "v is read"
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
