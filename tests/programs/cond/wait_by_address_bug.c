// @expect violated
// A table says how to wait, and changes meanwhile: a wait without an end may have begun, and nobody signals.
#include <pthread.h>
#include <time.h>
#include <assert.h>

struct ways {
  void (*signal)(pthread_cond_t *);
  int (*wait)(pthread_cond_t *, pthread_mutex_t *);
};

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void signals(pthread_cond_t *c) { pthread_cond_signal(c); }

int waits(pthread_cond_t *c, pthread_mutex_t *m) { return pthread_cond_wait(c, m); } // want "for ever"

int waits_a_second(pthread_cond_t *c, pthread_mutex_t *m) {
  struct timespec until;
  clock_gettime(CLOCK_REALTIME, &until);
  until.tv_sec++;
  return pthread_cond_timedwait(c, m, &until);
}

struct ways ways = {signals, waits_a_second};

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  ways.wait = waits;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_mutex_unlock(&m);
  return 0;
}

void until_ready(void) {
  while (!ready)
    ways.wait(&c, &m);
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  until_ready();
  assert(ready && ways.wait == waits);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
