// @expect violated
// @flags --check=memory
// An array of variable length has at least one element. The stack of a negative one lies anywhere.
#include <pthread.h>
#include <stdio.h>

static void *work(void *arg) {
  *(int *)arg = 1;
  return 0;
}

int main(void) {
  int n;
  if (scanf("%d", &n) != 1 || n > 2) return 1;
  int done[n]; // want `an array of variable length has no positive number of elements`
  pthread_t t[n];
  for (int i = 0; i < n; i++) pthread_create(&t[i], 0, work, &done[i]);
  for (int i = 0; i < n; i++) pthread_join(t[i], 0);
  return 0;
}
