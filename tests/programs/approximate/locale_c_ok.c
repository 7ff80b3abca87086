// @expect verified
/* C's locale is the one that a program begins with, and may be chosen. In any, a text is the same as itself, and digits are read. */
#include <assert.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  assert(strcoll("a", "B") > 0 && strtod("1.5", 0) == 1.5);
  setlocale(LC_ALL, "");
  assert(strcoll("a", "a") == 0 && strtod("15", 0) == 15);
  setlocale(LC_ALL, "C");
  assert(strcoll("a", "B") > 0 && strtod("1,5", 0) == 1);
  return 0;
}
