// @expect violated
// Threads take each fourth number of a million: the second one goes beyond it.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static double total;

static void *work(void *arg) {
  long id = (long)arg, i;
  double sum = 0;
  for (i = id; i < 1000000; i += 4)
    sum += 4.0 / (1.0 + (i + 0.5) * (i + 0.5) / 1e12);
  assert(i <= 1000001); // want "i <= 1000001"
  pthread_mutex_lock(&m);
  total += sum;
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t[2];
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, work, (void *)(i + 1));
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  printf("%f\n", total / 1000000);
  return 0;
}
