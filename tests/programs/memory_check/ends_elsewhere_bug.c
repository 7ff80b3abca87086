// @expect violated
// @optimised LLVM leaves out a read whose value nobody needs
// The thread reads x, which may have ended.
#include <pthread.h>
#include <stdlib.h>
static int *last;
static int get(int *p) { return *p; }
static void *f(void *p) { get(*(int **)p); return 0; }
int main(int argc, char **argv) {
  pthread_t t;
  int *h = malloc(sizeof *h), *k = malloc(sizeof *k);
  int *chosen = h;
  *h = *k = 1;
  {
    int x = 1;
    if (argc > 2)
      chosen = &x;
    pthread_create(&t, 0, f, &chosen);
    last = &x;
    get(last);
  }
  pthread_join(t, 0);
  free(h);
  free(k);
  return 0;
}
