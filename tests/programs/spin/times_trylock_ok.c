// @expect verified
// An adaptive mutex: a thread tries a hundred times before it waits.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static void lock(void) {
  for (int i = 0; i < 100; i++)
    if (pthread_mutex_trylock(&m) == 0)
      return;
  pthread_mutex_lock(&m);
}

void *worker(void *arg) {
  lock();
  x++;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  assert(x == 2);
  return 0;
}
