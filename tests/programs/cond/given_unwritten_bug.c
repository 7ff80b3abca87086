// @expect violated
// What is handed to the function that waits was never written, and it decides.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, used;
static int *given;

static int use(int value, int error, int is) { return value > is + error ? 1 : 0; }

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  while (!ready)
    if (use(*given, pthread_cond_wait(&c, &m), used)) // want "never written"
      break;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  given = malloc(sizeof *given);
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_broadcast(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  free(given);
}
