// @expect violated
// @flags --check=memory
// A pointer that points to one object only when it is not null.
int *p, x = 1;

int main(void) {
  int v = *p; // want "reads 4 bytes through a null pointer"
  p = &x;
  return v;
}
