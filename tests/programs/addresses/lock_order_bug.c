// @expect violated
// @optimised clang-14 chooses the order of the two addresses
#include <assert.h>
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int x;

static void both(pthread_mutex_t *p, pthread_mutex_t *q) {
  if (p > q) {
    pthread_mutex_t *t = p;
    p = q;
    q = t;
  }
  pthread_mutex_lock(p);
  pthread_mutex_lock(q);
  x++;
  pthread_mutex_unlock(p);
  pthread_mutex_unlock(q);
}

void *thread(void *arg) { // The order of declaration is not that of addresses.
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  x++;
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  both(&b, &a);
  pthread_join(t, 0);
  assert(x == 2);
  return 0;
}
