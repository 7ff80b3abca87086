// @expect verified
// @flags --check=memory,assert
int main(int argc, char **argv) {
  if (argc < 2 || argv[1][0] != '-')
    return 0;
  return argv[1][1] == 'v';
}
