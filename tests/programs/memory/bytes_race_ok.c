// @expect verified
// @flags --check=race
/* bytes_race_bug.c with an atomic number. */
#include <pthread.h>

union {
  _Atomic int number;
  char bytes[4];
} u;

void *worker(void *arg) {
  u.number = 5;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  u.number = 7;
  pthread_join(t, 0);
  return u.bytes[1] == 0;
}
