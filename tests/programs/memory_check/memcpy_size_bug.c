// @expect violated
// @flags --check=memory
#include <string.h>
struct {
  char name[8];
  int secret;
} from;
char to[8];

int main(void) {
  size_t size = sizeof from;
  memcpy(to, &from, size); // want "writes 12 bytes at offset 0 of to \(8 bytes\)"
  return to[0];
}
