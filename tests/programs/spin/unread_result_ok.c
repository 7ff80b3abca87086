// @expect verified
// What a thread returns is a sum that main prints: what is kept of it until it is joined makes no difference, either.
#include <pthread.h>
#include <stdio.h>

static void *work(void *arg) {
  long sum = (long)arg;
  for (int i = 0; i < 1000000; i++)
    sum += i;
  return (void *)sum;
}

int main(void) {
  pthread_t t;
  void *sum;
  pthread_create(&t, NULL, work, (void *)3);
  pthread_join(t, &sum);
  printf("%ld\n", (long)sum);
  return 0;
}
