// @expect violated
// The worker waits once a round, and nobody signals that it is to end: if its wait is not over by then, it waits for ever.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static enum { IDLE, WORK, END } status;
static int done;

static void *loop(void *arg) {
  int end = 0;
  while (!end) {
    pthread_mutex_lock(&m);
    if (status == IDLE)
      pthread_cond_wait(&c, &m); // want "every unfinished thread waits for ever"
    if (status == WORK) {
      done++;
      status = IDLE;
    } else if (status == END)
      end = 1;
    pthread_mutex_unlock(&m);
    pthread_cond_signal(&c);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, loop, 0);
  pthread_mutex_lock(&m);
  status = WORK;
  pthread_mutex_unlock(&m);
  pthread_cond_signal(&c);
  pthread_mutex_lock(&m);
  while (status != IDLE)
    pthread_cond_wait(&c, &m);
  status = END;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  pthread_mutex_destroy(&m);
  assert(done == 1);
  return 0;
}
