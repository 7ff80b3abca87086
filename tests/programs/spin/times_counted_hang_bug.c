// @expect violated
// How often a thread has polled is told, if it ever ends.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag;
int x;
unsigned polled;

static unsigned wait(void) {
  unsigned polls = 0;
  while (!flag) // want "goes round"
    polls++;
  return polls;
}

void *setter(void *arg) {
  x = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, setter, 0);
  polled += wait();
  assert(x == 1);
  pthread_join(t, 0);
  return 0;
}
