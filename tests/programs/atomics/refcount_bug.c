// @expect violated
// Counting references by relaxed operations: who drops the last does not know that the others are done.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
  atomic_int references;
  int value;
};

static void drop(struct object *o) {
  if (atomic_fetch_sub_explicit(&o->references, 1, memory_order_relaxed) == 1) {
    o->value = 0; // want "race"
    free(o); // want "race"
  }
}

void *user(void *arg) {
  struct object *o = arg;
  int v = o->value;
  drop(o);
  return (void *)(long)v;
}

int main(void) {
  pthread_t t;
  struct object *o = malloc(sizeof *o);
  if (!o)
    return 0;
  o->value = 1;
  atomic_init(&o->references, 2);
  pthread_create(&t, 0, user, o);
  drop(o);
  pthread_join(t, 0);
  return 0;
}
