// @expect violated
#define _DEFAULT_SOURCE
#include <assert.h>
#include <string.h>

/* strtok passes over empty fields, strsep does not. */
int main(void) {
  char a[] = ",a,,b", b[] = "a,,b", c[] = "p q", *rest, *left = b;
  assert(strcmp(strtok_r(a, ",", &rest), "a") == 0);
  assert(strcmp(strtok_r(0, ",", &rest), "b") == 0);
  assert(strtok_r(0, ",", &rest) == 0);
  assert(strcmp(strtok(c, " "), "p") == 0);
  assert(strcmp(strtok(0, " "), "q") == 0);
  assert(strcmp(strsep(&left, ","), "a") == 0);
  assert(strcmp(strsep(&left, ","), "b") == 0); // want "strsep"
  assert(strcmp(strsep(&left, ","), "b") == 0);
  assert(strsep(&left, ",") == 0);
  return 0;
}
