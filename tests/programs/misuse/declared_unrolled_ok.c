// @expect verified
// @flags --check=misuse -- -O2
// The optimiser unrolls the loop: what was a mutex in each round is one variable, which begins again.
#include <pthread.h>

static void use(pthread_mutex_t *m) {
  pthread_mutex_init(m, 0);
  pthread_mutex_lock(m);
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    pthread_mutex_t m;
    use(&m);
  }
  return 0;
}
