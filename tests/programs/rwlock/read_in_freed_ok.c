// @expect verified
// What was held to read is freed, and the lock of an object at the same address is another one, which can be had to write.
#include <pthread.h>
#include <stdlib.h>

struct object {
  int before;
  pthread_rwlock_t lock;
};

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  struct object *p = malloc(sizeof *p);
  if (!p)
    return 1;
  pthread_rwlock_init(&p->lock, 0);
  pthread_rwlock_rdlock(&p->lock);
  free(p);
  struct object *q = malloc(sizeof *q);
  if (!q)
    return 1;
  if (q == p) {
    pthread_rwlock_init(&q->lock, 0);
    pthread_rwlock_wrlock(&q->lock);
    pthread_rwlock_unlock(&q->lock);
  }
  free(q);
}
