// @expect violated
// @flags --check=race
/* A number that is stored byte by byte is stored in one step, which races all the same. */
#include <pthread.h>

union {
  int number;
  char bytes[4];
} u;

void *worker(void *arg) {
  u.number = 5; // want "u"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  u.number = 7;
  pthread_join(t, 0);
  return u.bytes[1] == 0;
}
