// @expect verified
#include <pthread.h>
#include <string.h>
char a[4] = "abc", b[4] = "bbc";

static void *change(void *unused) {
  a[3] = 'd';
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, change, 0);
  int order = memcmp(a, b, 3);
  pthread_join(t, 0);
  return order == 0;
}
