// @expect violated
#include <assert.h>
#include <stdio.h>
int main(int argc, char **argv) {
  char line[16];
  if (!fgets(line, sizeof line, stdin))
    return 2;
  char *word = line;
  if (argc > 1) {
    word = argv[1];
    argv[1] = argv[2];
    assert(word != line);
    word = argv[1];
  }
  puts(word); // want "puts: reads 1 byte through a null pointer"
  return 0;
}
