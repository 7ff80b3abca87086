/* Two producers and two consumers share a ring of two places; each puts or takes N items. */
// @bench two producers, two consumers, ring
// @sizes N=1
// @expect verified
// @flags --check=assert --set=spurious-wakeups=1
#include <assert.h>
#include <pthread.h>

enum { PLACES = 2 };

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int ring[PLACES], items, in, out, taken;

void *producer(void *arg) {
  for (int k = 0; k < N; k++) {
    pthread_mutex_lock(&mutex);
    while (items == PLACES)
      pthread_cond_wait(&changed, &mutex);
    ring[in] = 1;
    in = (in + 1) % PLACES;
    items++;
    assert(items <= PLACES);
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
  }
  return arg;
}

void *consumer(void *arg) {
  for (int k = 0; k < N; k++) {
    pthread_mutex_lock(&mutex);
    while (items == 0)
      pthread_cond_wait(&changed, &mutex);
    taken += ring[out];
    ring[out] = 0;
    out = (out + 1) % PLACES;
    items--;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
  }
  return arg;
}

int main(void) {
  pthread_t p[2], c[2];
  for (int k = 0; k < 2; k++)
    pthread_create(&p[k], NULL, producer, NULL);
  for (int k = 0; k < 2; k++)
    pthread_create(&c[k], NULL, consumer, NULL);
  for (int k = 0; k < 2; k++)
    pthread_join(p[k], NULL);
  for (int k = 0; k < 2; k++)
    pthread_join(c[k], NULL);
  assert(items == 0 && taken == 2 * N);
  return 0;
}
