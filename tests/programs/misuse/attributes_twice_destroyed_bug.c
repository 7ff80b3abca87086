// @expect violated
#include <pthread.h>

int main(void) {
  pthread_attr_t a;
  pthread_attr_init(&a);
  pthread_attr_destroy(&a);
  pthread_attr_destroy(&a); // want "pthread_attr_destroy: the attributes were destroyed"
  return 0;
}
