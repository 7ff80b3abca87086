// @expect verified
/* That of C is always there. */
#include <assert.h>
#include <locale.h>

int main(void) {
  char *name = setlocale(LC_ALL, "C");
  assert(name);
  return 0;
}
