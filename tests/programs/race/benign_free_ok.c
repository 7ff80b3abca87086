// @expect verified
// @optimised LLVM reads a variable once that is polled
// The object is freed after its last use, which nothing but a flag with benign races says.
#include <pthread.h>
#include <stdlib.h>
int *p, done;
static void *f(void *a) {
  int n = *p; // gsmack: benign-race
  done = 1;   // gsmack: benign-race
  return n == 2 ? a : 0;
}
int main(void) {
  pthread_t t;
  p = malloc(4);
  if (!p)
    return 0;
  *p = 1;
  pthread_create(&t, 0, f, 0);
  while (!done)
    ;
  free(p);
  pthread_join(t, 0);
  return 0;
}
