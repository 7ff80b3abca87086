// @expect violated
// drand48 has one state for all threads, and no lock.
#include <pthread.h>
#include <stdlib.h>

static int heads[2];

static void *throw(void *arg) {
  double x = drand48(); // want `race: two threads write rand48`
  if (x < 0.5) ++*(int *)arg;
  return 0;
}

int main(void) {
  pthread_t t[2];
  srand48(1);
  for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, throw, &heads[i]);
  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
  return heads[0] + heads[1] > 2;
}
