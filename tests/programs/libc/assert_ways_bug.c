// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

int main(void) {
  pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&m);
  assert_perror(pthread_mutex_trylock(&m)); // want "assert_perror"
  return 0;
}
