// @expect violated
#include <assert.h>
#include <pthread.h>

pthread_key_t key;

void *worker(void *arg) {
  assert(pthread_getspecific(key) == 0);
  pthread_setspecific(key, arg);
  return pthread_getspecific(key);
}

int main(void) {
  pthread_t t;
  int mine, theirs;
  void *result;
  pthread_key_create(&key, 0);
  pthread_setspecific(key, &mine);
  pthread_create(&t, 0, worker, &theirs);
  pthread_join(t, &result);
  assert(result == &theirs);
  pthread_setspecific(key, &theirs);
  assert(pthread_getspecific(key) == &mine); // want "pthread_getspecific.key. == .mine"
  return 0;
}
