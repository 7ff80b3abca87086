// @expect violated
// What a pointer variable was set to at the end of an iteration reaches the next one, and what it was set to in one arm, both.
#include <assert.h>
#include <pthread.h>

static int x = 1, y = 2, z = 3;

static void *thread(void *unused) {
  z = 5; // want "race|z"
  return 0;
}

int main(void) {
  pthread_t t;
  int *p = &x, sum = 0;
  pthread_create(&t, 0, thread, 0);
  for (int i = 0; i < 3; i++) {
    sum += *p;
    if (i == 1)
      p = &z;
    else
      p = &y;
  }
  pthread_join(t, 0);
  assert(sum >= 6);
  return 0;
}
