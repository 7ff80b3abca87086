// @expect verified
// @flags --daemons=allow
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t work = PTHREAD_COND_INITIALIZER;
int jobs, done;
static void *worker(void *unused) {
  pthread_mutex_lock(&m);
  for (;;) {
    while (jobs == 0)
      pthread_cond_wait(&work, &m);
    jobs--;
    done++;
  }
}
int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_mutex_lock(&m);
  jobs = 1;
  pthread_cond_signal(&work);
  pthread_mutex_unlock(&m);
  return 0;
}
