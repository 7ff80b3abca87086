// @expect verified
// @flags --check=memory
#include <pthread.h>
#include <stdlib.h>
static char *cache;
static void *flush(void *a) {
  char *c = cache;
  if (c) {
    cache = 0;
    free(c);
  }
  return 0;
}

int main(void) {
  pthread_t t;
  cache = malloc(1);
  pthread_create(&t, 0, flush, 0);
  pthread_join(t, 0);
  flush(0);
  return 0;
}
