// @expect violated
// Each thread has pointers of its own that an initialiser gives, as nobody has overwritten them.
#include <assert.h>
#include <pthread.h>
#include <string.h>

static int x, y;
static _Thread_local int *s[2] = {&x, &y};

static void *use(void *arg) {
  int *t[2];
  memcpy(t, s, sizeof t);
  assert(t[0] == &x && t[1] == 0); // want "assertion"
  s[0] = 0;
  ((char *)s)[8] = 0;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, use, NULL);
  use(NULL);
  pthread_join(t, NULL);
}
