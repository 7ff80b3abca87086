// @expect verified
// @flags --check=memory
#include <pthread.h>
#include <semaphore.h>
static void *f(void *a) {
  sem_post(a);
  return 0;
}

static void run(pthread_t *t) {
  sem_t s;
  sem_init(&s, 0, 0);
  pthread_create(t, 0, f, &s);
  sem_wait(&s);
}

int main(void) {
  pthread_t t;
  run(&t);
  pthread_join(t, 0);
  return 0;
}
