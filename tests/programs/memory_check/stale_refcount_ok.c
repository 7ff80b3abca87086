// @expect verified
// @flags --check=memory
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct obj {
  atomic_int refs;
  int value;
};

static void put(struct obj *o) {
  if (atomic_fetch_sub(&o->refs, 1) == 1)
    free(o);
}

static void *f(void *a) {
  struct obj *o = a;
  put(o);
  return 0;
}

int main(void) {
  struct obj *o = malloc(sizeof *o);
  atomic_init(&o->refs, 2);
  o->value = 3;
  pthread_t t;
  pthread_create(&t, 0, f, o);
  int v = o->value;
  put(o);
  pthread_join(t, 0);
  return v;
}
