// @expect violated
// Each round has a temporary of its own: the second one does not find what the first one wrote.
struct Pair {
  int a, b;
  Pair(int i) {
    if (i == 0)
      a = 5;
    b = 1;
  }
};

static bool five(const Pair &p) { return p.a == 5; }

int main() {
  int n = 0;
  for (int i = 0; i < 2; i++)
    if (five(Pair(i))) // want "have no value yet"
      n++;
  return n;
}
