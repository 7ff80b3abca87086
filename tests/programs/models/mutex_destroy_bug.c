// @expect violated
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m;

int main(void) {
  pthread_mutex_init(&m, 0);
  assert(pthread_mutex_destroy(&m) == EBUSY); // want "pthread_mutex_destroy..m. == EBUSY"
  return 0;
}
