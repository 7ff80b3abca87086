// @expect violated
#include <assert.h>
#include <threads.h>

/* Nothing can be stored under a key that is deleted. */
int main(void) {
  tss_t key;
  int value;
  tss_create(&key, 0);
  tss_delete(key);
  assert(tss_set(key, &value) == thrd_success); // want "tss_set"
  return 0;
}
