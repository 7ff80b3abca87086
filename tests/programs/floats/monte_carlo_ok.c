// @expect verified
// Two threads estimate pi. Which points are inside decides a product of floats, and nothing that is checked depends on it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int inside;

static void *work(void *arg) {
  unsigned seed = 1;
  for (int i = 0; i < 2; i++) {
    double x = rand_r(&seed) / (double)RAND_MAX, y = rand_r(&seed) / (double)RAND_MAX;
    if (x * x + y * y <= 1) {
      pthread_mutex_lock(&m);
      inside++;
      pthread_mutex_unlock(&m);
    }
  }
  return arg;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, work, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  printf("%f\n", 4.0 * inside / 4);
  return 0;
}
