// @expect verified
/* Threads have the address of a field of an object on the heap, which is freed when they are done. */
#include <pthread.h>
#include <stdlib.h>
struct pair {
  long first;
  int second;
};
_Atomic(int *) field;
void *worker(void *arg) {
  int *p = field;
  if (p)
    __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST);
  return arg;
}
int main(void) {
  pthread_t t, u;
  struct pair *x = malloc(sizeof *x);
  if (!x)
    return 1;
  x->second = 0;
  field = &x->second;
  pthread_create(&t, NULL, worker, NULL);
  pthread_create(&u, NULL, worker, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  free(x);
  return 0;
}
