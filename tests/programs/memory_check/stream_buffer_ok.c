// @expect verified
#include <stdio.h>
#include <stdlib.h>
static void say(FILE *f) {
  char small[16];
  setvbuf(f, small, _IOLBF, sizeof small);
  fputs("x", f);
  setvbuf(f, 0, _IONBF, 0);
}
int main(void) {
  static char out[BUFSIZ];
  char errors[32];
  setbuf(stdout, out);
  FILE *f = fopen("/dev/null", "w");
  if (!f)
    return 0;
  char *buffer = malloc(64);
  setvbuf(f, buffer, _IOFBF, 64);
  puts("hello");
  fclose(f);
  free(buffer);
  say(stdout);
  setvbuf(stderr, errors, _IOFBF, sizeof errors);
  exit(0);
}
