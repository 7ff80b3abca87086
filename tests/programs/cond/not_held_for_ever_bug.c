// @expect violated
// A mutex that checks says that the thread does not hold it: the loop goes round for ever.
#include <pthread.h>

pthread_mutex_t m;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

int main(void) {
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&m, &a);
  pthread_mutexattr_destroy(&a);
  while (!ready) // want "for ever"
    pthread_cond_wait(&c, &m);
  return 0;
}
