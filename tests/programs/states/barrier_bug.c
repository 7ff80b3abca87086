// @expect violated
// A barrier a phase is not enough: one thread writes for the next while the other still reads.
#include <pthread.h>
#include <assert.h>

static pthread_barrier_t barrier;
static int value[2];

static void *work(void *arg) {
  long id = (long)arg;
  for (int i = 0; i < 100; i++) {
    value[id] = i;
    pthread_barrier_wait(&barrier);
    assert(value[1 - id] == i); // want "assertion"
  }
  return 0;
}

int main(void) {
  pthread_t t[2];
  pthread_barrier_init(&barrier, 0, 2);
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], 0, work, (void *)i);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  pthread_barrier_destroy(&barrier);
  return 0;
}
