// @expect violated
// @flags --check=memory,assert
int a[3], b = 7;
int main(int argc, char **argv) {
  int i = argc > 1;
  return a[i - 1]; // want "reads 4 bytes at offset -4 of a .12 bytes"
}
