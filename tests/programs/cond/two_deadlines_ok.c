// @expect verified
// Two threads wait, each until the clock shows its deadline.
#include <pthread.h>
#include <stdbool.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static bool ready;

static long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  return t.tv_sec * 1000000000 + t.tv_nsec;
}

static void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  long until = now() + 10000000;
  while (!ready) {
    struct timespec t = {until / 1000000000, until % 1000000000};
    pthread_cond_timedwait(&c, &m, &t);
    if (now() >= until)
      break;
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, waiter, 0);
  pthread_create(&u, 0, waiter, 0);
  pthread_mutex_lock(&m);
  ready = time(0) > 1000;
  pthread_cond_broadcast(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
