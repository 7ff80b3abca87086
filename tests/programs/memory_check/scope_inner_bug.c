// @expect violated
// @flags --check=memory
static int get(int *p) { return *p; } // want "of inner"

int main(void) {
  int *p, r;
  {
    int inner = 2;
    p = &inner;
    r = get(p);
  }
  return r + get(p);
}
