// @expect violated
#include <assert.h>
#include <stdlib.h>

int order;

void first(void) { assert(order == 2); } // want "order == 2"

void second(void) { order = order * 2; }

int main(void) {
  atexit(second);
  atexit(first);
  order = 1;
  exit(0);
}
