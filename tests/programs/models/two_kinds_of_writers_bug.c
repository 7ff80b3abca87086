// @expect violated
#include <assert.h>
#include <gsmack.h>
#include <pthread.h>

/* Two kinds of writers: those of the same kind get along with each other. */
enum { RED = 1, BLUE };

static void enter(void *lock, long kind) {
  __gsmack_atomic_begin();
  long inside = __gsmack_ghost_get("colour.kind", lock);
  __gsmack_await(inside == 0 || inside == kind);
  __gsmack_ghost_set("colour.kind", lock, kind);
  __gsmack_ghost_set("colour.count", lock, __gsmack_ghost_get("colour.count", lock) + 1);
  __gsmack_atomic_end();
}

static void leave(void *lock) {
  __gsmack_atomic_begin();
  long count = __gsmack_ghost_get("colour.count", lock) - 1;
  __gsmack_ghost_set("colour.count", lock, count);
  if (count >= 0)
    __gsmack_ghost_set("colour.kind", lock, 0);
  __gsmack_atomic_end();
}

int lock, red, blue;

void *red_writer(void *arg) {
  enter(&lock, RED);
  red = 1;
  assert(!blue); // want ".blue"
  red = 0;
  leave(&lock);
  return arg;
}

void *blue_writer(void *arg) {
  enter(&lock, BLUE);
  enter(&lock, BLUE);
  leave(&lock);
  blue = 1;
  blue = 0;
  leave(&lock);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, red_writer, 0);
  blue_writer(0);
  pthread_join(t, 0);
  return 0;
}
