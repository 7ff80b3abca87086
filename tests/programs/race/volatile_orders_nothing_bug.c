// @expect violated
// @flags --volatile=atomic
#include <pthread.h>
volatile int flag; int data;
static void *f(void *a) { data = 1; flag = 1; return 0; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  while (!flag)
    ;
  data = 2;
  pthread_join(t, 0);
  return 0;
}
