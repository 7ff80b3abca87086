// @expect violated
// @flags --check=memory -- -O1
// Behind the block the optimiser has the name of the variable in the place of the pointer.
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
