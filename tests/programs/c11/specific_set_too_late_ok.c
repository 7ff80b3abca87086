// @expect verified
#include <assert.h>
#include <threads.h>

/* Nothing can be stored under a key that is deleted. */
int main(void) {
  tss_t key;
  int value;
  tss_create(&key, 0);
  assert(tss_set(key, &value) == thrd_success);
  tss_delete(key);
  return 0;
}
