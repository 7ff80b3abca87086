// @expect violated
// The structure that is copied around is only written in part, but that part counts the tries.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct attempt {
  int tries;
  long unused[4];
  bool last;
};

static atomic_bool ready;

static struct attempt next(struct attempt a) {
  struct attempt n;
  n.tries = a.tries + 1;
  n.last = a.tries == 3;
  return n;
}

static void *wait_ready(void *arg) {
  struct attempt a;
  a.tries = 0;
  do {
    a = next(a);
    assert(!a.last);  // want "!a.last"
  } while (!ready);
  return arg;
}

static void *give(void *arg) {
  ready = true;
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, wait_ready, 0);
  pthread_create(&u, 0, give, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
