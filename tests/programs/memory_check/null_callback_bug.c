// @expect violated
// @flags --check=memory
static int twice(int x) { return 2 * x; }
static int (*table[2])(int) = {twice};
int main(int argc, char **argv) {
  return table[argc > 1](3); // want "call through a pointer"
}
