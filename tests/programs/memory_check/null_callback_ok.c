// @expect verified
// @flags --check=memory
static int twice(int x) { return 2 * x; }
static int (*table[2])(int) = {twice, twice};
int main(int argc, char **argv) {
  return table[argc > 1](3);
}
