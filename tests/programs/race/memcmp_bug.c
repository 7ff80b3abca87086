// @expect violated
// What lies behind the first byte that differs is read, too.
#include <pthread.h>
#include <string.h>
char a[4] = "abc", b[4] = "bbc";

static void *change(void *unused) {
  a[3] = 'd'; // want "race"
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, change, 0);
  int order = memcmp(a, b, 4); // want "race"
  pthread_join(t, 0);
  return order == 0;
}
