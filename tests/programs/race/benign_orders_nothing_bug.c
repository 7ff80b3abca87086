// @expect violated
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
  data = 2; // want "race.*data"
  pthread_join(t, 0);
  return 0;
}
