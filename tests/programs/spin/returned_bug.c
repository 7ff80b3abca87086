// @expect violated
// Main ends as a thread, and the process goes on: nothing ends the thread that polls.
#include <pthread.h>
#include <stdatomic.h>

atomic_int work;

void *daemon(void *arg) {
  while (!work) // want "goes round"
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, daemon, 0);
  pthread_exit(0);
}
