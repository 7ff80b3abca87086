// @expect verified
// Eight threads try a mutex, and wait for it only if they must.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void *thread(void *arg) {
  if (pthread_mutex_trylock(&m))
    pthread_mutex_lock(&m);
  counter++;
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
