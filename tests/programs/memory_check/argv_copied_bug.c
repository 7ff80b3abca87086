// @expect violated
#include <string.h>
int main(int argc, char **argv) {
  char *copy[2];
  if (argc < 1)
    return 0;
  memcpy(copy, argv, sizeof copy);
  return copy[1][0] == 'x'; // want "copy.1..0.: reads 1 byte through a null pointer"
}
