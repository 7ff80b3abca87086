// @expect verified
// @flags --check=memory
int *g;
static void set(void) {
  static int local = 1;
  g = &local;
  *g = 2;
}

int main(void) {
  set();
  return *g;
}
