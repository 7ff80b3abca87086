// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

int inside;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
  pthread_mutex_trylock(&m); /* the answer is not looked at */
  inside++;
  assert(inside == 1); // want "inside == 1"
  inside--;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  worker(NULL);
  pthread_join(t, NULL);
  return 0;
}
