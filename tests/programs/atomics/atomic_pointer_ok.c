// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct config {
  int version, value;
};

struct config old_config = {1, 10}, new_config = {2, 20};
_Atomic(struct config *) current = &old_config;

void *update(void *arg) {
  atomic_store(&current, &new_config);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, update, 0);
  struct config *c = atomic_load(&current);
  assert(c->value == 10 * c->version);
  pthread_join(t, 0);
  assert(atomic_load(&current)->version == 2);
  return 0;
}
