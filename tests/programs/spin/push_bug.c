// @expect violated
// One element too many: the last push never succeeds.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
#include <sched.h>
#include <stdbool.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int items[1], count;

static bool push(int v) {
  bool done = false;
  pthread_mutex_lock(&m);
  if (count < 1) {
    items[count++] = v;
    done = true;
  }
  pthread_mutex_unlock(&m);
  return done;
}

static bool pop(int *v) {
  bool done = false;
  pthread_mutex_lock(&m);
  if (count > 0) {
    *v = items[--count];
    done = true;
  }
  pthread_mutex_unlock(&m);
  return done;
}

void *worker(void *arg) {
  for (int i = 1; i <= 4; i++)
    while (!push(i)) // want "goes round"
      sched_yield();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  for (int i = 1; i <= 2; i++) {
    int v;
    while (!pop(&v))
      sched_yield();
    assert(v == i);
  }
  pthread_join(t, 0);
  return 0;
}
