// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

int main(void) {
  pthread_key_t key;
  int x;
  assert(pthread_key_create(&key, 0) == 0);
  assert(pthread_getspecific(key) == 0);
  assert(pthread_setspecific(key, &x) == 0);
  assert(pthread_key_delete(key) == 0);
  assert(pthread_key_delete(key) == EINVAL);
  assert(pthread_setspecific(key, &x) == 0); // want "setspecific"
  return 0;
}
