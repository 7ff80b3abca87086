// @expect verified
#include <assert.h>
#include <errno.h>
#include <string.h>

/* There is a text for each number, which one is open. */
int main(void) {
  char *text = strerror(EBUSY);
  assert(text != 0);
  
  return 0;
}
