// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

/* Another thread may have set it in the meantime. */
static void *set(void *unused) {
  setenv("MODE", "2", 1);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, set, 0);
  setenv("MODE", "1", 1);
  assert(getenv("MODE")[0] == '1'); // want "getenv"
  pthread_join(t, 0);
  return 0;
}
