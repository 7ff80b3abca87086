// @expect violated
// Main gives its lock up for a while in each iteration, and another thread has it meanwhile.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *work(void *arg) {
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    x = x + 1;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, NULL);
  pthread_mutex_lock(&m);
  int seen = x;
  for (int i = 0; i < 1000 && rand() % 2; i++) {
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
  }
  assert(x == seen); // want "x == seen"
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
  return 0;
}
