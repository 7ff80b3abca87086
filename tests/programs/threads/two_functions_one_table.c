// @expect verified
// @flags -- -O1
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

int even, odd;

static void *count_even(void *arg) {
  even += (int)(intptr_t)arg;
  return arg;
}

static void *count_odd(void *arg) {
  odd += (int)(intptr_t)arg;
  return arg;
}

static void *(*const jobs[2])(void *) = {count_even, count_odd};

int main(void) {
  pthread_t t[2];
  for (intptr_t i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, jobs[i], (void *)(i + 1));
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  assert(even == 1 && odd == 2);
  return 0;
}
