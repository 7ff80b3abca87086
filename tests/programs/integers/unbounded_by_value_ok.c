// @expect verified
// @flags --integers=unbounded
// A structure of two words is handed over by value, and one of them is not read.
#include <assert.h>

struct share {
  int *count;
  long unread;
};

static int drop(struct share share) { return --*share.count == 0; }

int main(void) {
  int count = 1;
  struct share share = {&count, 5};
  assert(drop(share));
  return 0;
}
