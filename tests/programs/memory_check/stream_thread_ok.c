// @expect verified
#include <pthread.h>
#include <stdio.h>

FILE *f;

void *writer(void *arg) {
  fputs("x", f);
  return arg;
}

int main(void) {
  pthread_t t;
  f = fopen("/dev/null", "w");
  if (!f)
    return 1;
  pthread_create(&t, 0, writer, 0);
  fputs("y", f);
  pthread_join(t, 0);
  fclose(f);
  return 0;
}
