// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>

int main(void) {
  const char *text = "a\0bab";
  assert(memmem(text, 5, "ab", 2) == text + 3);
  assert(memmem(text, 5, "\0b", 2) == text + 1);
  assert(memmem(text, 4, "ab", 2) == NULL);
  assert(memmem(text, 5, "", 0) == text);
  assert(memmem(text, 2, "a\0b", 3) == NULL);
}
