// @expect verified
// strlcpy keeps what there is room for, and says how long the text is.
#include <assert.h>
#include <string.h>

size_t strlcpy(char *to, const char *from, size_t size);
size_t strlcat(char *to, const char *from, size_t size);

int main(void) {
  char room[4];
  assert(strlcpy(room, "abcd", sizeof room) == 4 && strcmp(room, "abc") == 0);
  assert(strlcpy(room, "a", sizeof room) == 1 && strlcat(room, "bcd", sizeof room) == 4);
  assert(strcmp(room, "abc") == 0 && strlcpy(room, "xy", 0) == 2 && room[0] == 'a');
}
