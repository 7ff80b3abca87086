// @expect violated
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char word[8] = "";
  if (scanf("%[^,]", word) == 1)
    assert(word[0] != ' '); // want "word"
  return 0;
}
