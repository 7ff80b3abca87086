// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

int seen;

void *thread(void *arg) {
  seen = (int)(intptr_t)arg;
  return (void *)(intptr_t)(seen + 1);
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, 0, thread, (void *)(intptr_t)7);
  pthread_join(t, &result);
  assert(seen == 7 && (intptr_t)result == 8);
  return 0;
}
