// @expect verified
// @flags --check=linearizable
// A semaphore by hand: down waits where nothing is left.
#include "clients.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int left;

static int up(void) {
  pthread_mutex_lock(&lock);
  left++;
  pthread_cond_signal(&more);
  pthread_mutex_unlock(&lock);
  return 0;
}

static int down(void) {
  pthread_mutex_lock(&lock);
  while (left == 0)
    pthread_cond_wait(&more, &lock);
  left--;
  pthread_mutex_unlock(&lock);
  return 0;
}

static void *third(void *arg) {
  OPERATION(0, down);
  return arg;
}

static void first(void) { OPERATION(0, up); OPERATION(1, up); }
static void second(void) { OPERATION(0, down); }

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, third, NULL);
  run();
  pthread_join(t, NULL);
  gsmack_linearizable();
}
