// @expect violated
// A thread looks under the lock whether something is done, ten thousand times, and ends the lock where it gives up.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <unistd.h>

pthread_mutex_t m;
bool done;
int x;

static bool wait(int times) {
  for (int i = 0; i < times; i++) {
    pthread_mutex_lock(&m);
    bool is = done;
    pthread_mutex_unlock(&m);
    if (is)
      return true;
    usleep(1000);
  }
  return false;
}

void *worker(void *arg) {
  x = 1;
  pthread_mutex_lock(&m); // want "destroyed"
  done = true;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutex_init(&m, 0);
  pthread_create(&t, 0, worker, 0);
  if (wait(10000))
    assert(x == 1);
  else
    pthread_mutex_destroy(&m);
  pthread_join(t, 0);

  return 0;
}
