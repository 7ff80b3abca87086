// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
static char upper[4];
int main(void) {
  const char *from = "abcde";
  int i;
  for (i = 0; from[i]; i++)
    upper[i] = from[i] - 32; // want "writes 1 byte at offset 4 of upper"
  return i;
}
