// @expect violated
// @flags --check=memory
// What is local to main is gone when main returns, though the process still ends.
#include <pthread.h>
static void *f(void *a) {
  return (void *)(long)*(int *)a; // want "whose life ended"
}

int main(void) {
  int local = 1;
  pthread_t t;
  pthread_create(&t, 0, f, &local);
  pthread_detach(t);
  return 0;
}
