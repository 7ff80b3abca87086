// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
extern int __VERIFIER_nondet_int(void);
static int get(int *to) {
  int v = __VERIFIER_nondet_int(), ok;
  if (v > 0) {
    *to = v;
    ok = 1;
  }
  return ok; // want "ok is read"
}

int main(void) {
  int x = 0;
  return get(&x) ? x > 0 : 0;
}
