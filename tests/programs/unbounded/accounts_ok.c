// @expect verified
// @flags --engine=modular
// What is taken from one account is added to the other one, under one lock.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a = 600, b = 400;

static void *transfer(void *arg) {
  for (int i = 0; i < 50000; i++) {
    pthread_mutex_lock(&m);
    if (a > 3) {
      a -= 3;
      b += 3;
    }
    pthread_mutex_unlock(&m);
  }
  return arg;
}

static void *audit(void *arg) {
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    assert(a + b == 1000);
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, transfer, NULL);
  pthread_create(&u, NULL, audit, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  assert(a + b == 1000);
  return 0;
}
