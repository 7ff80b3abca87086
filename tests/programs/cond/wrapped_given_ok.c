// @expect verified
// The function that waits is given what it logs to, which it uses behind the wait: as long as that is the same each time, the loop only tests again.
#include <assert.h>
#include <pthread.h>

struct log { int level, lines; };
static struct log standard = {1, 0};
static struct { pthread_mutex_t m; pthread_cond_t c; int ready; struct log *log; } pool = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, &standard};

static long wait_for(pthread_cond_t *c, pthread_mutex_t *m, struct log *log) {
  int err = pthread_cond_wait(c, m);
  if (err == 0)
    return 0;
  if (log->level > 1)
    log->lines++;
  return -1;
}
static void *worker(void *unused) {
  pthread_mutex_lock(&pool.m);
  while (!pool.ready)
    if (wait_for(&pool.c, &pool.m, pool.log) != 0)
      break;
  assert(pool.ready == 1);
  pthread_mutex_unlock(&pool.m);
  return unused;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&pool.m);
  pool.ready = 1;
  pthread_cond_signal(&pool.c);
  pthread_mutex_unlock(&pool.m);
  pthread_join(t, 0);
}
