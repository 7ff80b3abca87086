// @expect violated
// One of them waits for a turn that does not come.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int turn, x;

static void step(int mine) {
  for (;;) { // want "goes round"
    pthread_mutex_lock(&m);
    if (turn == mine)
      break;
    pthread_mutex_unlock(&m);
  }
  turn = !mine;
  x++;
  pthread_mutex_unlock(&m);
}

void *worker(void *arg) {
  for (int i = 0; i < 2; i++)
    step(1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  for (int i = 0; i < 4; i++)
    step(0);
  pthread_join(t, 0);
  assert(x == 4);
  return 0;
}
