// @expect verified
// Main holds the lock while it starts the threads, and writes before it lets them begin.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int counter;

static void *add(void *a) {
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&m);
    counter = 3 * counter + 1 > 1000 ? 0 : counter + 1;
    pthread_mutex_unlock(&m);
  }
  return a;
}

int main(void) {
  pthread_t t[3];
  pthread_mutex_lock(&m);
  for (int i = 0; i < 3; i++)
    pthread_create(&t[i], 0, add, 0);
  counter = 1;
  pthread_mutex_unlock(&m);
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], 0);
  assert(counter == 7);
  return 0;
}
