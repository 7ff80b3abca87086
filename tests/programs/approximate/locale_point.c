// @expect unknown
#include <assert.h>
#include <locale.h>
#include <stdlib.h>

int main(void) {
  setlocale(LC_NUMERIC, "de_DE");
  double read = strtod("1.5", 0); // want "read == 1.5 at locale_point.c:9:3.*the decimal point of the locale"
  assert(read == 1.5);
  return 0;
}
