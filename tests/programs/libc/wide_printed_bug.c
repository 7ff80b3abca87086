// @expect violated
#include <stdio.h>
#include <wchar.h>

int main(void) {
  wchar_t umlauts[2] = {L'ä', L'ö'};
  wprintf(L"%.2ls\n", umlauts);
  printf("%.4ls\n", umlauts);
  printf("%.5ls\n", umlauts); // want "reads 4 bytes at offset 8 of umlauts"
  return 0;
}
