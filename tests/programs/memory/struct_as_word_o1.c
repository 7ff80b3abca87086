// @expect verified
// @flags -- -O1
/* An optimizer returns a small structure as one number of 48 bits, which covers an array that is
   indexed by a variable and the members behind it. */
#include <assert.h>

struct record {
  signed char list[4];
  _Bool flag;
  signed char last;
};

struct record g = {{0, -1, 30, -128}, 1, 0};
int x = 5;
volatile int k;

__attribute__((noinline)) static struct record get(void) {
  if (x == 6)
    g.flag = x > 3;
  return g;
}

int main(void) {
  struct record r = get();
  assert(r.list[3] == g.list[k & 3] || k != 3);
  assert(r.flag == 1);
  assert(r.last == 0);
  return 0;
}
