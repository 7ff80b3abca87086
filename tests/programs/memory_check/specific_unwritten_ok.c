// @expect verified
#include <pthread.h>
#include <stdlib.h>
int main(void) {
  pthread_key_t k;
  int **p = malloc(sizeof *p);
  if (!p)
    return 0;
  pthread_key_create(&k, 0);
  *p = 0;
  pthread_setspecific(k, *p);
  if (pthread_getspecific(k))
    abort();
  free(p);
  pthread_key_delete(k);
  return 0;
}
