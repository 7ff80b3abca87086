// @expect violated
// @flags --check=memory,assert
// Without an argument, argv[1] is null.
int main(int argc, char **argv) {
  if (argc < 1)
    return 1;
  return argv[1][0] == 'x'; // want "argv.1..0.: reads 1 byte through a null pointer"
}
