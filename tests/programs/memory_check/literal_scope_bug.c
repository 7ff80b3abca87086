// @expect violated
// @flags --check=memory
// @optimised clang does not say where a compound literal is over
int main(int argc, char **argv) {
  const int *options = 0;
  if (argc > 1) {
    options = (const int[]){1, 2, 0};
  } else {
    static const int none[] = {0};
    options = none;
  }
  return options[0] == 1; // want "of .compoundliteral .12 bytes, whose life ended"
}
