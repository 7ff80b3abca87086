// @expect violated
// @flags --check=race -- -m32
// Two threads are needed, in the second turn of the loop. That the array may be larger than what is covered does not matter.
#include <pthread.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int data;

void *thread(void *arg) {
  data = 1; // want "race"
  return arg;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0)
    return 0;
  pthread_t *threads = malloc(n * sizeof *threads);
  if (!threads)
    return 0;
  for (int i = 0; i < n; i++)
    pthread_create(&threads[i], 0, thread, 0);
  for (int i = 0; i < n; i++)
    pthread_join(threads[i], 0);
  free(threads);
  return 0;
}
