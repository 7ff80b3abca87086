// @expect violated
// @flags --check=memory
// A pointer that is no parameter may outlive what it points to, though it only ever points there, and loops read it.
static inline __attribute__((always_inline)) void add(int *to, int n) {
  for (int i = 0; i < n; i++)
    *to += i;
}

int main(void) {
  int *last, sum = 0;
  {
    int x = 3;
    last = &x;
    add(&x, 2);
    sum += *last;
  }
  for (int i = 0; i < 2; i++)
    add(last, i),
        sum += *last; // want "whose life ended"
  return sum > 100;
}
