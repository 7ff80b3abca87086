// @expect verified
#include <assert.h>
#include <threads.h>

/* Values of a key that is deleted are not destroyed. */
tss_t key;
int destroyed;

void destroy(void *value) { destroyed = *(int *)value; }

int worker(void *arg) {
  static int value = 5;
  tss_set(key, &value);
  assert(tss_get(key) == &value);
  tss_delete(key);
  return 0;
}

int main(void) {
  thrd_t t;
  assert(tss_create(&key, destroy) == thrd_success);
  thrd_create(&t, worker, 0);
  thrd_join(t, 0);
  assert(destroyed == 0);
  
  return 0;
}
