// @expect verified
#include <locale.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *old = setlocale(LC_ALL, "C");
  char *copy = old ? strdup(old) : 0;
  setlocale(LC_NUMERIC, "C");
  free(copy);
  return 0;
}
