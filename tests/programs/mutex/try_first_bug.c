// @expect violated
// Eight threads try a mutex, and count without it if they find it taken twice.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void *thread(void *arg) {
  int failed = pthread_mutex_trylock(&m) && pthread_mutex_trylock(&m);
  counter++;
  if (!failed)
    pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t[8];
  for (int i = 0; i < 8; i++)
    pthread_create(&t[i], 0, thread, 0);
  for (int i = 0; i < 8; i++)
    pthread_join(t[i], 0);
  assert(counter == 8);
  return 0;
}
