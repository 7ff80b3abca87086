// @expect violated
// @flags --check=assert
// The identity of a detached thread that has ended may be that of the next.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
static sem_t s;
static pthread_t first;
static void *f(void *a) {
  first = pthread_self();
  sem_post(&s);
  return 0;
}
static void *g(void *a) {
  assert(first != pthread_self()); // want "first != pthread_self()"
  return 0;
}
int main(void) {
  pthread_t t;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, f, 0);
  pthread_detach(t);
  sem_wait(&s);
  pthread_create(&t, 0, g, 0);
  pthread_join(t, 0);
  return 0;
}
