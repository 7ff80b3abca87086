// @expect violated
// @flags --check=overflow
// A bit of a signed number is shifted into its sign.
int main(void) {
  int mask = 1 << 28;
  unsigned bits = 1u << 28;
  for (int i = 0; i < 3; i++) {
    mask <<= 1; // want "the shift is negative, .* or its result does not fit"
    bits <<= 1;
  }
  return bits == 1u << 31 && mask;
}
