// @expect verified
// A thread signals again and again, so that it does not matter that the other one may wait too late.
#include <pthread.h>
#include <stdbool.h>
#include <unistd.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_cond_t c = PTHREAD_COND_INITIALIZER;
bool acked;
void *worker(void *a) {
  pthread_mutex_lock(&m);
  pthread_cond_wait(&c, &m);
  acked = true;
  pthread_mutex_unlock(&m);
  return a;
}
static bool done(void) { pthread_mutex_lock(&m); bool r = acked; pthread_mutex_unlock(&m); return r; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  while (!done()) {
    pthread_cond_signal(&c);
    usleep(100);
  }
  pthread_join(t, 0);
}
