// @expect violated
// @flags --check=memory,assert
static void set(int *p, int c) {
  if (c)
  *p = 1;
}
static int twice(int x) { return 2 * x; }
int main(int argc, char **argv) {
  int x;
  set(&x, argc > 1);
  return twice(x + 1); // want "x: depends on"
}
