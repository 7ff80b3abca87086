// @expect verified
// @flags --check=memory
int main(int argc, char **argv) {
  int n = argc > 2 ? 3 : 2, *p;
  int b[n];
  {
    int a[n];
    a[1] = n;
    b[1] = a[1];
    p = b;
  }
  return p[1];
}
