// @expect unknown
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern _Thread_local int mine[2];

static void *f(void *index) {
  int *p = mine; // want "mine"
  assert(p[(long)index] == 0);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, f, (void *)1);
  pthread_join(t, NULL);
  return 0;
}
