// @expect violated
// @flags --check=misuse -- -O2
// The optimiser unrolls the loop, in whose rounds there is one mutex.
#include <pthread.h>

static void use(pthread_mutex_t *m) {
  pthread_mutex_init(m, 0); // want "initialised already"
  pthread_mutex_lock(m);
}

int main(void) {
  pthread_mutex_t m;
  for (int i = 0; i < 2; i++) {
    use(&m);
  }
  return 0;
}
