// @expect verified
// @flags --check=memory -- -O1
// Within the block the optimiser has the name of the variable in the place of the pointer.
static int get(int *p) { return *p; }

int main(void) {
  int *p, r;
  {
    int inner = 2;
    p = &inner;
    r = get(p);
    r += get(p);
  }
  return r;
}
