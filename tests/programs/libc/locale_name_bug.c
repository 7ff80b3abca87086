// @expect violated
// The name of a locale has an end.
#include <locale.h>
#include <stdlib.h>

int main(void) {
  char *name = malloc(2);
  if (!name)
    return 1;
  name[0] = 'd';
  name[1] = 'e';
  setlocale(LC_ALL, name); // want "setlocale: reads 1 byte at offset 2"
  free(name);
  return 0;
}
