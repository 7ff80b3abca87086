// @expect violated
// What a thread returns is a sum of which main asks whether it is odd, once it has printed it.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static void *work(void *arg) {
  long sum = (long)arg;
  for (int i = 0; i < 3; i++)
    sum += i;
  return (void *)sum;
}

int main(void) {
  pthread_t t;
  void *sum;
  pthread_create(&t, NULL, work, (void *)3);
  pthread_join(t, &sum);
  printf("%ld\n", (long)sum);
  assert((long)sum % 2 != 0); // want "assert"
  return 0;
}
