// @expect verified
// As in sum_ok.c, but by other numbers, and wider ones.
#include <assert.h>
#include <pthread.h>

#define N 1000000
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static long counter = 7;

static void *up(void *arg) {
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&m);
    counter+= 3;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

static void *down(void *arg) {
  for (int i = N; i > 0; i--) {
    pthread_mutex_lock(&m);
    counter-= 6;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, NULL, up, NULL);
  pthread_create(&b, NULL, up, NULL);
  pthread_create(&c, NULL, down, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  pthread_join(c, NULL);
  assert(counter == 7);
  return 0;
}
