// @expect verified
#include <assert.h>
#include <ctype.h>

int main(void) {
  char c = 'q';
  assert(isalpha(c) && !isdigit(c));
  assert(toupper(c) == 'Q');
  return 0;
}
