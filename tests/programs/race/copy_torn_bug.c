// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>
#include <string.h>

/* A copy is as many steps as bytes: the second may be read long after the first. */
static char from[2], to[2];

static void *write_both(void *unused) {
  from[0] = 1;
  from[1] = 1;
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, write_both, NULL);
  memcpy(to, from, sizeof to);
  assert(to[0] || !to[1]); // want "to\[0\]"
  pthread_join(t, NULL);
  return 0;
}
