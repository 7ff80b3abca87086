// @expect violated
// Nobody ends the loop that looks under a lock.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, data;

static void *worker(void *arg) {
  data = 1;
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  for (;;) { // want "goes round"
    pthread_mutex_lock(&m);
    if (done)
      break;
    pthread_mutex_unlock(&m);
  }
  assert(data == 1);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
