// @expect violated
// @flags --may-fail=pthread_create
#include <pthread.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t = 0;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0); // want "pthread_join: there is no such thread"
  return 0;
}
