// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

pthread_key_t key;

int main(void) {
  pthread_key_create(&key, 0);
  assert(pthread_setspecific(key, &key) == 0);
  assert(pthread_getspecific(key) == &key);
  assert(pthread_key_delete(key) == 0);
  assert(pthread_setspecific(key, &key) == 0); // want "== 0"
  return 0;
}
