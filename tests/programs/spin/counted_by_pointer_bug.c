// @expect violated
// The other thread sets the flag too early.
#include <pthread.h>
#include <poll.h>
#include <stdatomic.h>
#include <assert.h>
#include <stdbool.h>
#define ATTEMPTS 10
atomic_int go;
int x;

static void wait_sleep(int ms) { (void)poll(0, 0, ms); }

static inline bool busy_wait(int *attempt, int blocking) {
  if (!blocking)
    return 1;
  if (++(*attempt) >= ATTEMPTS) {
    wait_sleep(10);
    *attempt = 0;
  }
  return 0;
}

static int await(int blocking) {
  int attempt = 0, seen;
  while ((seen = go) == 0)
    if (busy_wait(&attempt, blocking))
      return -1;
  return seen;
}

void *worker(void *arg) {
  if (await(1) > 0)
    assert(x == 1); // want "x == 1|one thread"
  else
    assert(0);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  go = 1;
  x = 1;
  pthread_join(t, 0);
  return 0;
}
