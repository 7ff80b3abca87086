// @expect violated
#include <unistd.h>

struct message {
  char tag;
  int length, sum;
};

int main(void) {
  struct message m;
  m.tag = 'm';
  m.length = 0;
  write(1, &m, sizeof m); // want "at offset (8|9|10|11) of m"
  return 0;
}
