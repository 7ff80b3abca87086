// @expect violated
#include <stdlib.h>
#include <wchar.h>

/* As many bytes as there are characters. */
int main(void) {
  const wchar_t *s = L"ab";
  wchar_t *copy = malloc(wcslen(s) + 1);
  wcscpy(copy, s); // want "wcscpy"
  free(copy);
  return 0;
}
