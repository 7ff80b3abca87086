// @expect violated
// @flags --check=memory,assert
// Nothing says that the argument has more than one character.
int main(int argc, char **argv) {
  if (argc < 2 || argv[1][0] != '-')
    return 0;
  return argv[1][2] == 'v'; // want "argv.1..2.: reads 1 byte"
}
