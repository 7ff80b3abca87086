// @expect violated
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int hits, locked;

void *visit(void *arg) {
  pthread_mutex_lock(&m);
  locked++;
  pthread_mutex_unlock(&m);
  hits++;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, visit, 0);
  visit(0);
  pthread_join(t, 0);
  return hits + locked;
}
