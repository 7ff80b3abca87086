// @expect verified
#include <assert.h>
int main(int argc, char **argv) {
  if (argc > 2)
    assert(!(argv[1][0] == 'a' && argv[1][0] == 'b'));
  return 0;
}
