// @expect violated
// A key that is deleted has no value, as in glibc.
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;

int main(void) {
  pthread_key_create(&key, 0);
  pthread_setspecific(key, &key);
  pthread_key_delete(key);
  assert(pthread_getspecific(key) == &key); // want "== &key"
}
