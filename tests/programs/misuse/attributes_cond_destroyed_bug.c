// @expect violated
#include <pthread.h>

int main(void) {
  pthread_condattr_t a;
  pthread_cond_t o;
  pthread_condattr_init(&a);
  pthread_condattr_destroy(&a);
  pthread_cond_init(&o, &a); // want "pthread_cond_init: the attributes were destroyed"
  pthread_cond_destroy(&o);
  return 0;
}
