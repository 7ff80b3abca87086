// @expect violated
// The size that strlcpy is told is not that of the memory.
#include <string.h>

size_t strlcpy(char *to, const char *from, size_t size);

int main(void) {
  char room[3];
  strlcpy(room, "abcd", 4);
  return room[0];
}
