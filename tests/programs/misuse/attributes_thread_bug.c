// @expect violated
#include <pthread.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_attr_t a;
  pthread_t t;
  pthread_create(&t, &a, worker, 0); // want "pthread_create: the attributes are not initialised"
  pthread_join(t, 0);
  return 0;
}
