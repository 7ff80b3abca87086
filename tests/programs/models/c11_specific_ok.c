// @expect verified
#include <assert.h>
#include <threads.h>

tss_t key;

int worker(void *arg) {
  tss_set(key, arg);
  return 0;
}

int main(void) {
  thrd_t t;
  int mine;
  tss_create(&key, 0);
  tss_set(key, &mine);
  thrd_create(&t, worker, 0);
  thrd_join(t, 0);
  assert(tss_get(key) == &mine);
  return 0;
}
