// @expect verified
// @flags --check=memory
static int get(int *p) { return *p; }

int main(void) {
  int *p, r;
  {
    int inner = 2;
    p = &inner;
    r = get(p);
  }
  return r;
}
