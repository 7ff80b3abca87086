// @expect unknown
#include <assert.h>
#include <errno.h>
#include <string.h>

/* There is a text for each number, but which one is not known. */
int main(void) {
  char *text = strerror(EBUSY); // want "the text that strerror gives"
  assert(text != 0);
  assert(text[0] == 'D');
  return 0;
}
