// @expect verified
// @optimised LLVM reads a variable once that is polled
#include <pthread.h>
int flag, data;
static void *f(void *a) {
  data = 1;
  flag = 1; // gsmack: benign-race
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  while (!flag)
    ;
  pthread_join(t, 0);
  data = 2;
  return 0;
}
