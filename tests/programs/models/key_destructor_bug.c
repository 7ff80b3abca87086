// @expect violated
#include <assert.h>
#include <pthread.h>

pthread_key_t key;
int destroyed;

void destroy(void *value) { *(int *)value = 1; }

void *worker(void *arg) {
  pthread_setspecific(key, 0);
  pthread_exit(arg);
}

int main(void) {
  pthread_t t;
  pthread_key_create(&key, destroy);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  assert(destroyed); // want "destroyed"
  return 0;
}
