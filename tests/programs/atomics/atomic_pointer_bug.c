// @expect violated
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
  int version = atomic_load(&current)->version;
  int value = atomic_load(&current)->value; /* may be another one */
  assert(value == 10 * version); // want "10 \* version"
  pthread_join(t, 0);
  return 0;
}
