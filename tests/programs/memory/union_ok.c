// @expect verified
#include <assert.h>
#include <stdint.h>

union word {
  uint32_t whole;
  uint16_t half[2];
  uint8_t byte[4];
};

int main(void) {
  union word w;
  w.whole = 0x11223344;
  assert(w.byte[0] == 0x44 && w.byte[3] == 0x11);
  w.half[1] = 0xaabb;
  assert(w.whole == 0xaabb3344);
  return 0;
}
