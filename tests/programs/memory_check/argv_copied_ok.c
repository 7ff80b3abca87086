// @expect verified
// Copies of argv, by words and by bytes, hold what it holds.
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
  char *copy[3], *other = "x";
  if (argc < 2)
    return 0;
  memcpy(copy, argv, 2 * sizeof *copy);
  copy[2] = other;
  assert(copy[0] && copy[1] && copy[1] != other);
  char *bytes[2];
  for (unsigned i = 0; i < sizeof *bytes; i++)
    ((char *)bytes)[i] = ((char *)&argv[1])[i];
  assert(bytes[0] && bytes[0] != other);
  return bytes[0][0] == 'x' && copy[0][0] == 'y';
}
