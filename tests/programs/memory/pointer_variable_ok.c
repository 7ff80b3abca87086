// @expect verified
// As pointer_variable_bug.c, but the last iteration sees the variable that no thread writes.
#include <assert.h>
#include <pthread.h>

static int x = 1, y = 2, z = 3;

static void *thread(void *unused) {
  z = 5;
  return 0;
}

int main(void) {
  pthread_t t;
  int *p = &x, sum = 0;
  pthread_create(&t, 0, thread, 0);
  for (int i = 0; i < 3; i++) {
    sum += *p;
    if (i == 2)
      p = &z;
    else
      p = &y;
  }
  pthread_join(t, 0);
  sum += *p;
  assert(sum == 10);
  return 0;
}
