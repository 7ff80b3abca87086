// @expect verified
// @flags --check=assert,deadlock,race,misuse,leaks
#include <pthread.h>

/* Static initialisers need no end. */
pthread_mutex_t given = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
  pthread_mutex_lock(&given);
  pthread_mutex_unlock(&given);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_mutex_t m;
  pthread_cond_t c;
  pthread_mutex_init(&m, 0);
  pthread_cond_init(&c, 0);
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, worker, 0);
  pthread_detach(b);
  pthread_join(a, 0);
  pthread_cond_destroy(&c);
  pthread_mutex_destroy(&m);
  return 0;
}
