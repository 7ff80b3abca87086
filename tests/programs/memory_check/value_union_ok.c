// @expect verified
// @flags --check=memory
// What was written as bytes has a value where those bytes are.
union word {
  unsigned whole;
  unsigned char bytes[4];
};
static unsigned low(const union word *w) { return w->whole & 0xffff; }
int main(void) {
  union word w, copy;
  w.bytes[0] = 1;
  w.bytes[1] = 2;
  copy = w;
  return low(&copy) == 0x201 ? 0 : 1;
}
