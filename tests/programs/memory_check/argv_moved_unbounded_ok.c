// @expect verified
// @flags --integers=unbounded
// A program that changes argv still finds the strings there that it was given, and no variable of its own.
#include <assert.h>
#include <stdio.h>
int main(int argc, char **argv) {
  char line[16];
  if (!fgets(line, sizeof line, stdin))
    return 2;
  char *word = line;
  if (argc > 2) {
    word = argv[1];
    argv[1] = argv[2];
    assert(word != line && argv[1] != line);
  }
  puts(word);
  assert(argv[argc] == 0);
  return 0;
}
