// @expect verified
#include <assert.h>
#include <stdint.h>
#include <string.h>

#pragma pack(push, 1)
struct header {
  uint8_t kind;
  uint32_t length;
  uint16_t sum;
};
#pragma pack(pop)

int main(void) {
  uint8_t wire[7] = {1, 0x78, 0x56, 0x34, 0x12, 0xff, 0x00};
  struct header h;
  assert(sizeof h == 7);
  memcpy(&h, wire, sizeof h);
  assert(h.kind == 1 && h.length == 0x12345678 && h.sum == 0xff);
  return 0;
}
