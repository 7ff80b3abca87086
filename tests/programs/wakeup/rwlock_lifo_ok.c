// @expect verified
// @flags --check=assert,deadlock --wakeup=lifo
#include <pthread.h>
#include <assert.h>
#include <gsmack.h>

/* Main has the lock until both wait, the first for longer. */
pthread_rwlock_t o = PTHREAD_RWLOCK_INITIALIZER;
int first;

/* A thread is in line when the queue says so. */
static void wait_for_line(long length) {
  __gsmack_atomic_begin();
  __gsmack_await(__gsmack_ghost_get("queue.first", &o) != 0 &&
                 (length == 1 || __gsmack_ghost_get("queue.first", &o) !=
                                     __gsmack_ghost_get("queue.last", &o)));
  __gsmack_atomic_end();
}

static void *come(int me) {
  pthread_rwlock_wrlock(&o);
  if (!first)
    first = me;
  pthread_rwlock_unlock(&o);
  return 0;
}

void *one(void *arg) { return come(1); }

void *two(void *arg) { return come(2); }

int main(void) {
  pthread_t a, b;
  pthread_rwlock_rdlock(&o);
  pthread_create(&a, 0, one, 0);
  wait_for_line(1);
  pthread_create(&b, 0, two, 0);
  wait_for_line(2);
  pthread_rwlock_unlock(&o);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(first == 2);
  return 0;
}
