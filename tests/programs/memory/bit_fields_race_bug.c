// @expect violated
#include <assert.h>
#include <pthread.h>

struct {
  unsigned left : 4;
  unsigned right : 4;
} both; /* one byte: a write of one is a read and a write of both */

void *set_left(void *arg) {
  both.left = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, set_left, 0);
  both.right = 1;
  pthread_join(t, 0);
  assert(both.left == 1 && both.right == 1); // want "left == 1"
  return 0;
}
