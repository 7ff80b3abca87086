// @expect violated
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
  assert(w.byte[0] == 0x11); // want "0x11"
  return 0;
}
