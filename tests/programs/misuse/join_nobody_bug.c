// @expect violated
#include <pthread.h>

pthread_t t;

int main(void) {
  pthread_join(t, 0); // want "pthread_join: there is no such thread"
  return 0;
}
