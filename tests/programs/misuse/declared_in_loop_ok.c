// @expect verified
// What is declared in the body of a loop is another object in each iteration.
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>

struct box {
  int n;
  pthread_mutex_t lock;
};

int main(void) {
  for (int i = 0; i < 2; i++) {
    struct box box;
    pthread_mutex_init(&box.lock, 0);
    pthread_mutex_lock(&box.lock);
    pthread_mutex_unlock(&box.lock);
    pthread_cond_t c;
    pthread_cond_init(&c, 0);
    pthread_rwlock_t l;
    pthread_rwlock_init(&l, 0);
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_unlock(&l);
    pthread_barrier_t b;
    pthread_barrier_init(&b, 0, 1);
    pthread_spinlock_t s;
    pthread_spin_init(&s, 0);
    sem_t sem;
    sem_init(&sem, 0, 1);
    sem_wait(&sem);
    mtx_t m;
    mtx_init(&m, mtx_plain);
    cnd_t d;
    cnd_init(&d);
  }
  return 0;
}
