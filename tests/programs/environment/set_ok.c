// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* What the program has set is what it gets, and what it has asked for stays. */
int main(void) {
  char *home = getenv("HOME");
  assert(getenv("HOME") == home);
  assert(setenv("A", "b", 1) == 0);
  assert(getenv("A")[0] == 'b' && getenv("A")[1] == 0);
  assert(setenv("A", "c", 0) == 0);
  assert(getenv("A")[0] == 'b');
  assert(getenv("HOME") == home);
  char text[] = "xy";
  assert(setenv("B", text, 1) == 0);
  text[0] = 'z';
  assert(getenv("B")[0] == 'x' && getenv("B")[1] == 'y');
  assert(unsetenv("A") == 0 && getenv("A") == 0);
  assert(setenv("A", "c", 0) == 0);
  assert(secure_getenv("A")[0] == 'c');
  assert(putenv("B=12") == 0 && strcmp(getenv("B"), "12") == 0);
  assert(putenv("B") == 0 && getenv("B") == 0);
  assert(setenv("A=", "b", 1) == -1 && setenv("", "b", 1) == -1 && unsetenv("A=b") == -1);
  return 0;
}
