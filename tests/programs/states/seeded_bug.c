// @expect violated
// The generator is seeded with an address, as programs do that want another run each time. Items that are late lie in the next place.
#include <pthread.h>
#include <semaphore.h>
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

#define ITEMS 60
#define PLACES 4

static int ring[PLACES], in, out;
static sem_t empty, full;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *produce(void *arg) {
  for (int i = 0; i < ITEMS; i++) {
    sem_wait(&empty);
    int late = rand() % 2;
    pthread_mutex_lock(&m);
    ring[in] = i;
    if (late)
      ring[(in + 1) % PLACES] = i;
    in = (in + 1) % PLACES;
    pthread_mutex_unlock(&m);
    sem_post(&full);
  }
  return arg;
}

static void *consume(void *arg) {
  for (int i = 0; i < ITEMS; i++) {
    sem_wait(&full);
    pthread_mutex_lock(&m);
    assert(ring[out] == i); // want "assertion"
    out = (out + 1) % PLACES;
    pthread_mutex_unlock(&m);
    sem_post(&empty);
  }
  return arg;
}

int main(void) {
  pthread_t p, c;
  srand((unsigned)(uintptr_t)&p);
  sem_init(&empty, 0, PLACES);
  sem_init(&full, 0, 0);
  pthread_create(&p, 0, produce, 0);
  pthread_create(&c, 0, consume, 0);
  pthread_join(p, 0);
  pthread_join(c, 0);
  return 0;
}
