// @expect verified
// @flags --check=memory,assert
int main(int argc, char **argv) {
  if (argc < 2)
    return 1;
  return argv[1][0] == 'x';
}
