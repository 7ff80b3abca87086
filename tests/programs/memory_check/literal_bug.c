// @expect violated
// @flags --check=memory
char *text = "abc";

int main(void) {
  text[0] = 'x'; // want "writes 1 byte at offset 0 of the string literal .abc. \(4 bytes\), which is constant"
  return 0;
}
