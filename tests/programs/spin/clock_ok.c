// @expect verified
// A thread that goes round until a time is over: the clock shows a later time whatever that is.
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static time_t end;
static int n;

static void *f(void *arg) {
  while (time(NULL) < end) {
    pthread_mutex_lock(&m);
    n = 1;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  end = time(NULL);
  pthread_create(&t, NULL, f, NULL);
  pthread_join(t, NULL);
}
