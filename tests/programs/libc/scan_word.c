// @expect bounded
#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Nothing says how long the word may be. */
int main(void) {
  char word[3];
  if (scanf("%s", word) == 1)
    assert(strlen(word) >= 1);
  return 0;
}
