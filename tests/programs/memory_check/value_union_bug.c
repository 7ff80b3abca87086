// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none
// What was written as bytes has a value where those bytes are.
union word {
  unsigned whole;
  unsigned char bytes[4];
};
static unsigned low(const union word *w) { return w->whole & 0xffff; }
int main(void) {
  union word w, copy;
  w.bytes[0] = 1;
  w.bytes[2] = 2;
  copy = w;
  if (low(&copy) == 0x201) // want "depends on"
    return 1;
  return 0;
}
