// @expect verified
// @flags --check=leaks
#include <pthread.h>
#include <stdlib.h>
static int *slot;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *f(void *a) {
  int *mine = malloc(sizeof *mine);
  pthread_mutex_lock(&m);
  if (slot == 0)
    slot = mine;
  else
    free(mine);
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  f(0);
  pthread_join(t, 0);
  free(slot);
  return 0;
}
