// @expect violated
// As in histogram_ok.c, but one element too far.
#include <pthread.h>
#include <stdio.h>

#define BINS 8
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int bins[BINS];

static void *count(void *arg) {
  for (int i = 0; i < 100000; i++) {
    pthread_mutex_lock(&m);
    bins[i % (BINS + 1)]++; // want "bins"
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, count, NULL);
  pthread_create(&u, NULL, count, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  for (int i = 0; i < BINS; i++)
    printf("%d\n", bins[i]);
  return 0;
}
