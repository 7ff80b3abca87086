// @expect verified
// Each second brings a token, so that a thread which polls gets one. What the clock showed last is a variable that others write.
#include <pthread.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int tokens = 1;
static time_t last;

static _Bool take(void) {
  _Bool taken = 0;
  pthread_mutex_lock(&lock);
  time_t now = time(NULL);
  if (now > last) {
    last = now;
    tokens = 1;
  }
  if (tokens > 0) {
    tokens--;
    taken = 1;
  }
  pthread_mutex_unlock(&lock);
  return taken;
}

static void *taker(void *arg) {
  while (!take())
    usleep(1000);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, taker, NULL);
  taker(NULL);
  pthread_join(t, NULL);
  return 0;
}
