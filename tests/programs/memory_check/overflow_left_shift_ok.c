// @expect verified
// @flags --check=overflow
// A bit of a signed number is shifted up to its sign; one of an unsigned number out of it.
int main(void) {
  int mask = 1 << 28;
  unsigned bits = 1u << 28;
  for (int i = 0; i < 2; i++) {
    mask <<= 1;
    bits <<= 2;
  }
  return bits == 1u << 31 && mask;
}
