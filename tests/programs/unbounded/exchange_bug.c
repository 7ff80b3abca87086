// @expect violated
// As exchange_ok.c, but the thread that never uses one of them takes it for what it was.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *look(void *arg) {
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    int found = x;
    assert(x == 0); // want "x == 0"
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
