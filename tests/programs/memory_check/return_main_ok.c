// @expect verified
// @flags --check=memory
#include <pthread.h>
static void *f(void *a) {
  return (void *)(long)*(int *)a;
}

int main(void) {
  int local = 1;
  pthread_t t;
  pthread_create(&t, 0, f, &local);
  pthread_join(t, 0);
  return 0;
}
