// @expect verified
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

int i = 1, j = 1;

void *t1(void *arg) {
  for (int k = 0; k < 2; k++)
    i += j;
  return arg;
}

void *t2(void *arg) {
  for (int k = 0; k < 2; k++)
    j += i;
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, t1, NULL);
  pthread_create(&b, NULL, t2, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(i <= 8 && j <= 8);
  return 0;
}
