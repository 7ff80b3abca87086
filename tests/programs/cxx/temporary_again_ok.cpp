// @expect verified
// Each round has a temporary of its own, and reads what it has written.
#include <cassert>

struct Pair {
  int a, b;
  Pair(int i) {
    if (i == 0)
      a = 5;
    b = i;
  }
};

static bool second(const Pair &p) { return p.b == 1; }

int main() {
  int n = 0;
  for (int i = 0; i < 2; i++)
    if (second(Pair(i)))
      n++;
  assert(n == 1);
}
