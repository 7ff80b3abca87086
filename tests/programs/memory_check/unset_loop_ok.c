// @expect verified
// @flags --check=memory
int main(int argc, char **argv) {
  int s = 0;
  for (int i = 0; i < 3; i++) {
    int t;
    if (i != 1)
      t = i;
    if (i != 1)
      s += t;
  }
  return s;
}
