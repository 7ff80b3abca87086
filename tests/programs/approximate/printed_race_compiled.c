// @expect violated
// @flags --check=race
#include <pthread.h>
#include <stdio.h>

/* The compiled program does: what its C library writes is seen. */
static char b[4];

static void *print(void *unused) {
  snprintf(b, sizeof b, "%p", unused); // want "race|writes"
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, print, 0);
  b[2] = 1;
  pthread_join(t, 0);
  return 0;
}
