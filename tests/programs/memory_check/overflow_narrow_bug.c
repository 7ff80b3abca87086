// @expect violated
// @flags --check=overflow
extern int __VERIFIER_nondet_int(void);
int main(void) {
  short s = 0;
  for (int i = 0; i < 3; i++)
    s += 30000; // no overflow: an int is cut
  int x = __VERIFIER_nondet_int();
  return x - s < 0; // want "the difference overflows"
}
