// @expect verified
// @flags --check=overflow
extern long __VERIFIER_nondet_long(void);
int main(void) {
  long count = __VERIFIER_nondet_long(), size = 24;
  if (count < 0 || count > (1L << 50))
    return 0;
  return count * size > 100;
}
