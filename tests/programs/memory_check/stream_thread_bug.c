// @expect violated
#include <pthread.h>
#include <stdio.h>

FILE *f;

void *writer(void *arg) {
  fputs("x", f); // want "fputs: .*freed at"
  return arg;
}

int main(void) {
  pthread_t t;
  f = fopen("/dev/null", "w");
  if (!f)
    return 1;
  pthread_create(&t, 0, writer, 0);
  fclose(f);
  pthread_join(t, 0);
  return 0;
}
