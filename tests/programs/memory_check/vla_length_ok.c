// @expect verified
// @flags --check=memory
// The number of elements is looked at on both sides.
#include <pthread.h>
#include <stdio.h>

static void *work(void *arg) {
  *(int *)arg = 1;
  return 0;
}

int main(void) {
  int n;
  if (scanf("%d", &n) != 1 || n < 1 || n > 2) return 1;
  int done[n];
  pthread_t t[n];
  for (int i = 0; i < n; i++) pthread_create(&t[i], 0, work, &done[i]);
  for (int i = 0; i < n; i++) pthread_join(t[i], 0);
  return 0;
}
