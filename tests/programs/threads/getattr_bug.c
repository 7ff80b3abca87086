// @expect violated
#define _GNU_SOURCE
#include <pthread.h>
int main(void) {
  pthread_attr_t attr;
  pthread_getattr_np(pthread_self(), &attr);
  pthread_attr_destroy(&attr);
  pthread_attr_setstacksize(&attr, 1 << 20); // want "the attributes were destroyed"
  return 0;
}
