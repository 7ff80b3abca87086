// @expect verified
// @flags --check=assert
#include <assert.h>
#include <pthread.h>
#include <string.h>

/* The first byte is read before the second. */
static char from[2], to[2];

static void *write_both(void *unused) {
  from[1] = 1;
  from[0] = 1;
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, write_both, NULL);
  memcpy(to, from, sizeof to);
  assert(to[1] || !to[0]);
  pthread_join(t, NULL);
  return 0;
}
