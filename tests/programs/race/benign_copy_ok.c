// @expect verified
// What a model accesses stands on the line that calls it.
#include <pthread.h>
#include <string.h>
char buf[4];
int n = 4;
static void *f(void *a) {
  memset(buf, 1, n); // gsmack: benign-race
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  int c = buf[2];
  pthread_join(t, 0);
  return c == 5;
}
