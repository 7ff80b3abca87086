// @expect violated
// When the time is over, the thread goes round until somebody tells it to stop, which nobody does.
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static time_t end;
static int stop;

static void *f(void *arg) {
  for (;;) {
    time_t now = time(NULL);
    pthread_mutex_lock(&m);
    int over = now >= end && stop;
    pthread_mutex_unlock(&m);
    if (over)
      return arg;
  }
}

int main(void) {
  pthread_t t;
  end = time(NULL);
  pthread_create(&t, NULL, f, NULL);
  pthread_join(t, NULL);
}
