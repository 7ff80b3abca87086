// @expect verified
// @flags --check=assert
// A thread that was not joined yet keeps its identity, though it has ended.
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
  assert(first != pthread_self());
  return 0;
}
int main(void) {
  pthread_t t, u;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, f, 0);
  sem_wait(&s);
  pthread_create(&u, 0, g, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
