// @expect violated
/* The environment may name a locale that is not there. */
#include <assert.h>
#include <locale.h>

int main(void) {
  char *name = setlocale(LC_ALL, "");
  assert(name); // want "assertion: name"
  return 0;
}
