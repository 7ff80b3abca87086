// @expect verified
extern void __VERIFIER_assert(int);
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned a = __VERIFIER_nondet_uchar();
  __VERIFIER_assert(a * a != 50);
  return 0;
}
