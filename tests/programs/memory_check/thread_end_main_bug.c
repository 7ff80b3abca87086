// @expect violated
// @flags --check=memory
#include <pthread.h>
static void *f(void *a) {
  int *p = a;
  *p = 1; // want "of x"
  pthread_exit(0);
}

int main(void) {
  pthread_t t;
  int x = 0;
  pthread_create(&t, 0, f, &x);
  pthread_detach(t);
  pthread_exit(0);
}
