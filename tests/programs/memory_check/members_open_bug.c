// @expect unknown
// @flags --check=memory
// @optimised LLVM forgets of which member an address is
extern int __VERIFIER_nondet_int(void);
struct {
  int a[4], b;
} g;

int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i > 4)
    return 0;
  return g.a[i]; // want "from an array to another member"
}
