// @expect violated
// As clock_stored_ok.c, but a second brings a token only if that is allowed, which nobody does.
#include <pthread.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int tokens = 1, allowed;
static time_t last;

static _Bool take(void) {
  _Bool taken = 0;
  pthread_mutex_lock(&lock);
  time_t now = time(NULL);
  if (now > last && allowed) {
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
  while (!take()) // want "deadlock"
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
