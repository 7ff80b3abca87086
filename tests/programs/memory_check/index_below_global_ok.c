// @expect verified
// @flags --check=memory,assert
int a[3], b = 7;
int main(int argc, char **argv) {
  int i = 1 + (argc > 1);
  return a[i - 1];
}
