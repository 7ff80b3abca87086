// @expect violated
// @flags --may-fail=malloc
// Where malloc fails, so do the functions that copy a text.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *a = strdup("ab"), *b = strndup("ab", 1);
  if (a)
    a[0] = b[0]; // want "null"
  free(a);
  free(b);
}
