// @expect verified
// Two loops look under the same lock, until a third thread ends them.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *poll(void *arg) {
  for (;;) {
    pthread_mutex_lock(&m);
    if (done)
      break;
    pthread_mutex_unlock(&m);
  }
  pthread_mutex_unlock(&m);
  return arg;
}

static void *end(void *arg) {
  pthread_mutex_lock(&m);
  done = 1;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, poll, 0);
  pthread_create(&u, 0, end, 0);
  poll(0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
