// @expect verified
// A thread writes to a variable of main's while main waits for its end.
#include <assert.h>
#include <pthread.h>

static void *add(void *at) {
  *(int *)at += 1;
  return 0;
}

int main(void) {
  int sum = 0;
  pthread_t t;
  pthread_create(&t, 0, add, &sum);
  pthread_join(t, 0);
  assert(sum == 1);
}
