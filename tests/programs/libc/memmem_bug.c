// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>

int main(void) {
  char text[4] = {'a', 'b', 'c', 'd'};
  return memmem(text, 5, "de", 2) != 0; // want "memmem: reads 1 byte at offset 4"
}
