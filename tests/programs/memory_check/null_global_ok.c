// @expect verified
// @flags --check=memory
int *p, x = 1;

int main(void) {
  p = &x;
  return *p;
}
