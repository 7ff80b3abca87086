// @expect verified
// @flags --check=memory
#include <string.h>
char text[3] = {'a', 'b', 0};

int main(void) {
  return (int)strlen(text);
}
