// @expect violated
#include <assert.h>
#include <ctype.h>

int main(void) {
  char c = '7';
  assert(isalpha(c) && !isdigit(c)); // want "isalpha.c. .. .isdigit.c."
  assert(toupper(c) == 'Q');
  return 0;
}
