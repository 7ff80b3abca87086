// @expect violated
#include <assert.h>
#include <string.h>

int main(void) {
  char buf[8] = "xxxxxxx";
  strncpy(buf, "lock", 4); /* does not end the string */
  assert(buf[0] == 'l');
  assert(strlen(buf) == 4); // want "strlen"
  return 0;
}
