// @expect violated
// @flags --check=leaks
#include <pthread.h>

int main(void) {
  pthread_mutex_t m;
  pthread_mutex_init(&m, 0);
  return 0; // want "a mutex is never destroyed"
}
