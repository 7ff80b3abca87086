// @expect verified
// @flags --check=memory
static int *pick(int *a, int *b) {
  int c = *a;
  return c > *b ? a : b;
}

int main(int argc, char **argv) {
  int a = argc, b = 7;
  return *pick(&a, &b);
}
