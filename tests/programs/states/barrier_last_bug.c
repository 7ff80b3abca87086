// @expect violated
// In one of the last phases a thread goes on while the other one still reads.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t b;
static int value[2];

static void *f(void *arg) {
  int id = (int)(long)arg;
  for (int i = 0; i < 100; i++) {
    value[id] = i; // want "race"
    pthread_barrier_wait(&b);
    assert(value[1 - id] == i);
    if (id == 0 || i != 97)
      pthread_barrier_wait(&b);
  }
  return 0;
}

int main(void) {
  pthread_t t[2];
  pthread_barrier_init(&b, 0, 2);
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], 0, f, (void *)i);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  return 0;
}
