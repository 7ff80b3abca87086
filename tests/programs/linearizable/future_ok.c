// @expect verified
// @flags --check=linearizable
// A cell that is set once: get waits for it, and a second set is refused.
#include "clients.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;
static int ready, value;

static int set(int v) {
  pthread_mutex_lock(&lock);
  int mine = !ready;
  if (mine) {
    value = v;
    ready = 1;
    pthread_cond_broadcast(&done);
  }
  pthread_mutex_unlock(&lock);
  return mine;
}

static int get(void) {
  pthread_mutex_lock(&lock);
  while (!ready)
    pthread_cond_wait(&done, &lock);
  int v = value;
  pthread_mutex_unlock(&lock);
  return v;
}

static void first(void) { OPERATION1(0, set, 1); OPERATION(1, get); }
static void second(void) { OPERATION1(0, set, 2); OPERATION(1, get); }

int main(void) {
  run();
  gsmack_linearizable();
}
