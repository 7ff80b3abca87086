// @expect verified
// @flags --volatile=atomic
#include <pthread.h>
volatile int flag;
static void *f(void *a) { flag = 1; return 0; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  while (!flag)
    ;
  pthread_join(t, 0);
  return 0;
}
