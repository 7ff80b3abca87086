// @expect verified
// Each thread has a state of its own.
#include <pthread.h>
#include <stdlib.h>

static int heads[2];

static void *throw(void *arg) {
  unsigned short state[3] = {1, 2, 3};
  double x = erand48(state);
  if (x < 0.5) ++*(int *)arg;
  return 0;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, throw, &heads[i]);
  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
  return heads[0] + heads[1] > 2;
}
