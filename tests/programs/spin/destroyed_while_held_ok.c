// @expect verified
// @flags --check=assert
// Main gives the mutex back before others go on, so that nobody destroys it while it is held.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int done, over;

void *destroyer(void *arg) {
  pthread_mutex_lock(&n);
  int error = pthread_mutex_destroy(&m);
  done = 1;
  while (!over)
    pthread_cond_wait(&c, &n);
  pthread_mutex_unlock(&n);
  assert(!error);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, destroyer, 0);
  for (;;) {
    pthread_mutex_lock(&n);
    if (done)
      break;
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    pthread_mutex_unlock(&n);
  }
  over = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&n);
  pthread_join(t, 0);
  return 0;
}
