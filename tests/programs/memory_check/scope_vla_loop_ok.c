// @expect verified
// @flags --check=memory
int main(int argc, char **argv) {
  int sum = 0;
  for (int i = 1; i < 3; i++) {
    int a[argc > 2 ? 3 : i];
    int *last = a;
    a[0] = i;
    sum += *last;
    if (i == argc)
      continue;
  }
  return sum;
}
