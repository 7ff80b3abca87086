// @expect violated
// @flags --check=assert
// @optimised LLVM has a read after a write give what was written
#include <assert.h>
#include <pthread.h>

int turn;

void *pong(void *arg) {
  if (turn == 1)
    turn = 2;
  if (turn == 3)
    turn = 4;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, pong, 0);
  turn = 1;
  if (turn == 2)
    turn = 3;
  assert(turn != 4); // want "turn != 4"
  return 0;
}
