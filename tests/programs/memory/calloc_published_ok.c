// @expect verified
// calloc's zeros are writes like any others: who sees the pointer need not see them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { int value; };

static struct object *_Atomic published;

static void *reader(void *arg) {
  struct object *o = atomic_load_explicit(&published, memory_order_acquire);
  if (o)
    assert(o->value == 0);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reader, 0);
  struct object *o = calloc(1, sizeof *o);
  if (!o)
    return 1;
  atomic_store_explicit(&published, o, memory_order_release);
  pthread_join(t, 0);
  free(o);
  return 0;
}
