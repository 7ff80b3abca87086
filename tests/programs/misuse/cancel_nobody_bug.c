// @expect violated
#include <pthread.h>

pthread_t t;

int main(void) {
  pthread_cancel(t); // want "pthread_cancel: there is no such thread"
  return 0;
}
