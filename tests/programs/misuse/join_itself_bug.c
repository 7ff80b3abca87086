// @expect violated
#include <pthread.h>

int main(void) {
  pthread_join(pthread_self(), 0); // want "pthread_join: a thread joins itself"
  return 0;
}
