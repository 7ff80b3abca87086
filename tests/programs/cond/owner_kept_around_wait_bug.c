// @expect violated
// Who waits does not give up what says who owns the mutex, so that it is found taken.
#include <pthread.h>
#include <assert.h>

struct lock {
  pthread_mutex_t mutex;
  pthread_t owner;
  int count;
} l = {PTHREAD_MUTEX_INITIALIZER};

pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void taken(struct lock *l) {
  ++l->count;
  assert(l->count == 1); // want "l->count == 1"
  l->owner = pthread_self();
}

void given_up(struct lock *l) {
  assert(l->owner == pthread_self());
  l->owner = 0;
  --l->count;
  assert(l->count == 0);
}

void wait(struct lock *l) {
  pthread_cond_wait(&c, &l->mutex);
  taken(l);
}

void *worker(void *arg) {
  pthread_mutex_lock(&l.mutex);
  taken(&l);
  ready = 1;
  pthread_cond_signal(&c);
  given_up(&l);
  pthread_mutex_unlock(&l.mutex);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&l.mutex);
  taken(&l);
  while (!ready)
    wait(&l);
  given_up(&l);
  pthread_mutex_unlock(&l.mutex);
  pthread_join(t, 0);
}
