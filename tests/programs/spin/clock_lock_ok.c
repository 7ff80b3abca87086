// @expect verified
// The time is looked at before a lock is taken, and decides after it.
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static time_t end;
static int done;

static void *f(void *arg) {
  for (;;) {
    time_t now = time(NULL);
    pthread_mutex_lock(&m);
    int over = now >= end || done;
    pthread_mutex_unlock(&m);
    if (over)
      return arg;
  }
}

int main(void) {
  pthread_t t;
  end = time(NULL);
  pthread_create(&t, NULL, f, NULL);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
}
