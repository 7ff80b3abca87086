// @expect verified
// @flags --check=memory
extern int __VERIFIER_nondet_int(void);
static int get(int *to) {
  int v = __VERIFIER_nondet_int(), ok = 0;
  if (v > 0) {
    *to = v;
    ok = 1;
  }
  return ok;
}

int main(void) {
  int x = 0;
  return get(&x) ? x > 0 : 0;
}
