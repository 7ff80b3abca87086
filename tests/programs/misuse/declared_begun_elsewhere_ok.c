// @expect verified
// What is declared in the body of a loop is another object in each iteration, whoever initialises it.
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>

struct box {
  int n;
  pthread_mutex_t lock;
  pthread_cond_t cond;
  pthread_rwlock_t rw;
  pthread_barrier_t barrier;
  pthread_spinlock_t spin;
  sem_t sem;
  mtx_t mtx;
  cnd_t cnd;
};

static void begin(struct box *b) {
  pthread_mutex_init(&b->lock, 0);
  pthread_cond_init(&b->cond, 0);
  pthread_rwlock_init(&b->rw, 0);
  pthread_barrier_init(&b->barrier, 0, 1);
  pthread_spin_init(&b->spin, 0);
  sem_init(&b->sem, 0, 1);
  mtx_init(&b->mtx, mtx_plain);
  cnd_init(&b->cnd);
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    struct box box;
    begin(&box);
    pthread_mutex_lock(&box.lock);
    sem_wait(&box.sem);
  }
  return 0;
}
