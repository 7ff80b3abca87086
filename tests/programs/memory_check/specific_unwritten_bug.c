// @expect violated
// @flags --check=memory
// @optimised the optimiser chooses the value that is missing
#include <pthread.h>
#include <stdlib.h>
int main(void) {
  pthread_key_t k;
  int **p = malloc(sizeof *p);
  if (!p)
    return 0;
  pthread_key_create(&k, 0);
  pthread_setspecific(k, *p); // want "never written"
  if (pthread_getspecific(k))
    return 1;
  return 0;
}
