// @expect violated
// @flags --check=assert
#include <smack.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  x++;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  assert(m.init == INITIALIZED && m.lock == UNLOCKED);
  pthread_create(&t, 0, worker, 0);
  worker(0);
  assert(m.lock == UNLOCKED); // want "m.lock == UNLOCKED"
  return 0;
}
