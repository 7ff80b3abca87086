// @expect violated
// Two threads estimate pi. Which points are inside decides a product of floats, and the race is behind it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int inside;

static void *work(void *arg) {
  unsigned seed = 1;
  for (int i = 0; i < 2; i++) {
    double x = rand_r(&seed) / (double)RAND_MAX, y = rand_r(&seed) / (double)RAND_MAX;
    if (x * x + y * y <= 1) {
      inside++; // want "race"
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
