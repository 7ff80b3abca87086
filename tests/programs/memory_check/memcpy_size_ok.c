// @expect verified
// @flags --check=memory
#include <string.h>
struct {
  char name[8];
  int secret;
} from;
char to[8];

int main(void) {
  memcpy(to, from.name, sizeof to);
  return to[0];
}
