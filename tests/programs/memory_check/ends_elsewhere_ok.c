// @expect verified
// The thread reads one of two objects. That x ends at the same time is no race with it, though the address may be that of x for all
// that the function knows.
#include <pthread.h>
#include <stdlib.h>
static int *last;
static int get(int *p) { return *p; }
static void *f(void *p) { get(*(int **)p); return 0; }
int main(int argc, char **argv) {
  pthread_t t;
  int *h = malloc(sizeof *h), *k = malloc(sizeof *k);
  int *chosen = argc > 2 ? h : k;
  *h = *k = 1;
  pthread_create(&t, 0, f, &chosen);
  {
    int x = 1;
    last = &x;
    get(last);
  }
  pthread_join(t, 0);
  free(h);
  free(k);
  return 0;
}
