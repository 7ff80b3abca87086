// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none
// A number is swapped and shifted, with the bytes that have no value.
struct header {
  unsigned char size[2];
  unsigned char rest[2];
};
static unsigned big(const void *p) { return __builtin_bswap32(*(const unsigned *)p); }
int main(void) {
  _Alignas(4) struct header h;
  h.size[0] = 0;
  h.size[1] = 16;
  if (big(&h) >> 15 == 32) // want "depends on"
    return 0;
  return 1;
}
