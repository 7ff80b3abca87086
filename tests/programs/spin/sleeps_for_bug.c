// @expect violated
// How long to sleep is a structure of the loop's own, and sleeping only reads it. Nobody says that it is over.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int ready;
static int data;

static void *f(void *arg) {
  data = 7;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, f, NULL);
  while (!ready) { // want "goes round in a loop for ever"
    struct timespec pause = {0, 1000000};
    nanosleep(&pause, &pause);
  }
  assert(data == 7);
  pthread_join(t, NULL);
}
