// @expect verified
#include <assert.h>
#include <stdint.h>

int main(void) {
  int8_t c = (int8_t)200;
  assert(c == -56);
  assert((uint32_t)c == 0xffffffc8u && (uint8_t)c == 200);
  uint16_t h = 0xffff;
  assert((int16_t)h == -1 && (int32_t)h == 65535);
  assert((int64_t)(int32_t)0x80000000u == -2147483648LL);
  _Bool b = (_Bool)256;
  assert(b == 1);
  return 0;
}
