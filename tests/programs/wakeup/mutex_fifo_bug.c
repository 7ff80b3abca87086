// @expect violated
// @flags --check=assert,deadlock --wakeup=fifo
#include <pthread.h>
#include <assert.h>
#include <gsmack.h>

/* Main has the mutex until both wait, the first for longer. */
pthread_mutex_t o = PTHREAD_MUTEX_INITIALIZER;
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
  pthread_mutex_lock(&o);
  if (!first)
    first = me;
  pthread_mutex_unlock(&o);
  return 0;
}

void *one(void *arg) { return come(1); }

void *two(void *arg) { return come(2); }

int main(void) {
  pthread_t a, b;
  pthread_mutex_lock(&o);
  pthread_create(&a, 0, one, 0);
  wait_for_line(1);
  pthread_create(&b, 0, two, 0);
  wait_for_line(2);
  pthread_mutex_unlock(&o);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(first == 2); // want "first == 2"
  return 0;
}
