// @expect bounded
// @flags --check=assert --unroll=4
// x follows a flag that changes for ever, as all see who take the mutex.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int flag, x;

void *toggle(void *arg) {
  while (1) {
    pthread_mutex_lock(&m);
    x = flag ^= 1;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, toggle, NULL);
  pthread_mutex_lock(&m);
  assert(x == flag);
  pthread_mutex_unlock(&m);
  return 0;
}
