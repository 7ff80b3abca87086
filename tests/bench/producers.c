/* N producers and a consumer share a buffer with one place. Threads wait with a condition
 * variable, whose waits may end without a signal: who asks again (while) is right, who does not
 * (if) puts into a full buffer. */
// @bench producers and consumer, while
// @sizes N=1,2,3,4
// @expect verified
// @flags --check=assert --set=spurious-wakeups=1
// @bench producers and consumer, if
// @sizes N=1,2,3,4
// @expect violated
// @flags --check=assert --set=spurious-wakeups=1 -- -DIF
#include <assert.h>
#include <pthread.h>

#ifdef IF
#define WAIT_UNTIL if
#else
#define WAIT_UNTIL while
#endif

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int items;

void *producer(void *arg) {
  pthread_mutex_lock(&mutex);
  WAIT_UNTIL (items == 1)
    pthread_cond_wait(&changed, &mutex);
  items++;
  assert(items <= 1);
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&mutex);
  return arg;
}

void *consumer(void *arg) {
  for (int k = 0; k < N; k++) {
    pthread_mutex_lock(&mutex);
    WAIT_UNTIL (items == 0)
      pthread_cond_wait(&changed, &mutex);
    items--;
    assert(items >= 0);
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
  }
  return arg;
}

int main(void) {
  pthread_t p[N], c;
  pthread_create(&c, NULL, consumer, NULL);
  for (int k = 0; k < N; k++)
    pthread_create(&p[k], NULL, producer, NULL);
  for (int k = 0; k < N; k++)
    pthread_join(p[k], NULL);
  pthread_join(c, NULL);
  return 0;
}
