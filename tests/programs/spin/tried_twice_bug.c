// @expect violated
// Each of the two failing tries sees another iteration of the loop: none can be left out.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int done;

void *worker(void *arg) {
  for (;;) {
    pthread_mutex_lock(&m);
    int last = done;
    pthread_mutex_unlock(&m);
    if (last)
      break;
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  int first = pthread_mutex_trylock(&m);
  if (first == 0)
    pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  int second = pthread_mutex_trylock(&m);
  assert(first == 0 || second == 0); // want "first == 0"
  if (second)
    pthread_mutex_lock(&m);
  done = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
