// @expect verified
// @flags --engine=modular
// What main adds to one variable it takes from another, under a lock. The other thread reads the sum.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *look(void *arg) {
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    int found = x;
    assert(x + y == 0);
    x = found;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, look, NULL);
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    x++;
    y--;
    pthread_mutex_unlock(&m);
  }
  pthread_join(t, NULL);
  return 0;
}
