// @expect unknown
#include <assert.h>
#include <locale.h>
#include <string.h>

int main(void) {
  setlocale(LC_ALL, "");
  int order = strcoll("a", "B"); // want "order > 0 at locale_order.c:9:3.*how the locale orders texts"
  assert(order > 0);
  return 0;
}
