// @expect verified
#include <assert.h>
#include <string.h>

struct s {
  char tag[4];
  int v;
} a = {"x", 1}, b = {"x", 1};

int main(void) {
  assert(memcmp(&a, &b, sizeof a) == 0);
  return 0;
}
