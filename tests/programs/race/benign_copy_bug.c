// @expect violated
// A comment on another line says nothing of the call. gsmack: benign-race
#include <pthread.h>
#include <string.h>
char buf[4];
int n = 4;
static void *f(void *a) {
  memset(buf, 1, n); // want "race.*buf"
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  int c = buf[2]; // want "race.*buf"
  pthread_join(t, 0);
  return c == 5;
}
