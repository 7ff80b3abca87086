// @expect violated
#include <pthread.h>
#include <stdio.h>

/* Two threads print into the same memory: how much of it is open, but the first character is written in any
 * case. */
static char b[4];

static void *print(void *unused) {
  snprintf(b, sizeof b, "%f", 0.1); // want "b.0."
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, print, 0);
  print(0);
  pthread_join(t, 0);
  return 0;
}
