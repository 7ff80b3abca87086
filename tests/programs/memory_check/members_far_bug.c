// @expect violated
// @flags --check=memory
extern int __VERIFIER_nondet_int(void);
struct {
  int a[4], b;
} g;

int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i < 5)
    return 0;
  return g.a[i]; // want "reads 4 bytes at offset"
}
