// @expect violated
// @flags --check=memory
// A count of references that is not given back for a reader: whoever is first frees the object.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
  atomic_int references;
  int value;
} *o;

static void put(void) {
  if (atomic_fetch_sub(&o->references, 1) == 1) // want "writes 4 bytes at offset 0 of malloc#1"
    free(o);
}

void *user(void *unused) {
  put();
  return 0;
}

int main(void) {
  pthread_t t;
  o = malloc(sizeof *o);
  o->references = 1;
  pthread_create(&t, 0, user, 0);
  put();
  pthread_join(t, 0);
  return 0;
}
