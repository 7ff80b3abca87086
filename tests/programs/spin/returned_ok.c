// @expect verified
// @flags --check=assert,deadlock,race
// Main returns, which ends all: a thread that polls for work then is no hang.
#include <pthread.h>
#include <stdatomic.h>

atomic_int work;

void *daemon(void *arg) {
  while (!work)
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, daemon, 0);
  return 0;
}
