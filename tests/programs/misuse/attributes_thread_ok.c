// @expect verified
#include <pthread.h>

void *worker(void *arg) { return arg; }

int main(void) {
  for (int i = 0; i < 2; i++) {
    pthread_attr_t a;
    pthread_t t;
    pthread_attr_init(&a);
    pthread_create(&t, &a, worker, 0);
    pthread_attr_destroy(&a);
    pthread_attr_init(&a);
    pthread_attr_setdetachstate(&a, PTHREAD_CREATE_JOINABLE);
    pthread_attr_destroy(&a);
    pthread_join(t, 0);
  }
  return 0;
}
