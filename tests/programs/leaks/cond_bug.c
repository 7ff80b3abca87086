// @expect violated
// @flags --check=leaks
#include <pthread.h>

pthread_cond_t c;

int main(void) {
  pthread_cond_init(&c, 0);
  return 0; // want "a condition variable is never destroyed"
}
