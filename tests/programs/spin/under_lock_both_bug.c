// @expect violated
// Two loops look under the same lock, and nobody ends them.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *poll(void *arg) {
  for (;;) { // want "goes round"
    pthread_mutex_lock(&m);
    if (done)
      break;
    pthread_mutex_unlock(&m);
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, poll, 0);
  poll(0);
  pthread_join(t, 0);
  return 0;
}
