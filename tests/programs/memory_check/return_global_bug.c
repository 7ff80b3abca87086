// @expect violated
// @flags --check=memory
int *g;
static void set(void) {
  int local = 1;
  g = &local;
  *g = 2;
}

int main(void) {
  set();
  return *g; // want "reads 4 bytes at offset 0 of local"
}
