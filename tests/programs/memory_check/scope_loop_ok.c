// @expect verified
// @flags --check=memory
int main(int argc, char **argv) {
  int *p = 0;
  for (int i = 0; i < 2; i++) {
    static int x;
    x = i;
    p = &x;
    x++;
  }
  return *p;
}
