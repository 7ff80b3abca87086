// @expect verified
// @flags --engine=modular
// A stock that is never more than its limit, and never less than nothing.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int stock;

static void *put(void *arg) {
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    if (stock < 2)
      stock++;
    assert(stock <= 2);
    pthread_mutex_unlock(&m);
  }
  return arg;
}

static void *take(void *arg) {
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    if (stock > 0)
      stock--;
    assert(stock >= 0);
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, put, NULL);
  pthread_create(&u, NULL, take, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  assert(stock >= 0 && stock <= 2);
  return 0;
}
