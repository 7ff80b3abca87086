// @expect violated
// @flags --check=memory --strict-members
// @optimised LLVM forgets of which member an address is
extern int __VERIFIER_nondet_int(void);
struct {
  int before;
  char text[4];
} g = {7, "abc"};

int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i < -1 || i > 3)
    return 0;
  return g.text[i]; // want "from an array to another member"
}
