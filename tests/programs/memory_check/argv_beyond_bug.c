// @expect violated
// @flags --check=memory,assert
#include <assert.h>
int main(int argc, char **argv) {
  int last = argc + 1;
  assert(last == argc || argv[last] == 0); // want "reads 8 bytes at offset [-0-9]+ of argv$"
  return 0;
}
