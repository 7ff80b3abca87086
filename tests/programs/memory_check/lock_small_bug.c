// @expect violated
// @flags --check=memory
#include <pthread.h>
#include <stdlib.h>
int main(void) {
  pthread_mutex_t *m = malloc(sizeof m);
  pthread_mutex_init(m, 0); // want "uses 40 bytes at offset 0 of .*8 bytes"
  pthread_mutex_lock(m);
  pthread_mutex_unlock(m);
  free(m);
  return 0;
}
