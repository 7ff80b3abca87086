// @expect verified
// @flags --may-fail=pthread_create,pthread_mutex_init,pthread_cond_init,pthread_rwlock_init,pthread_barrier_init,sem_init,pthread_key_create
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <semaphore.h>

/* What fails for lack of something says so by its number. */
void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_mutex_t m;
  pthread_cond_t c;
  pthread_rwlock_t l;
  pthread_barrier_t b;
  pthread_key_t k;
  sem_t s;
  int error = pthread_mutex_init(&m, 0);
  assert(error == 0 || error == ENOMEM);
  error = pthread_cond_init(&c, 0);
  assert(error == 0 || error == ENOMEM);
  error = pthread_rwlock_init(&l, 0);
  assert(error == 0 || error == ENOMEM);
  error = pthread_barrier_init(&b, 0, 1);
  assert(error == 0 || error == ENOMEM);
  error = pthread_key_create(&k, 0);
  assert(error == 0 || error == EAGAIN);
  assert(sem_init(&s, 0, 1) == 0 || errno == ENOSPC);
  error = pthread_create(&t, 0, worker, 0);
  assert(error == 0 || error == EAGAIN);
  if (error == 0)
    pthread_join(t, 0);
  return 0;
}
