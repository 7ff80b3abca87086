// @expect verified
// @flags --check=memory
// The twin of scope_inlined_bug: the variable is alive wherever its address is used.
static inline __attribute__((always_inline)) void add(int *to, int n) {
  for (int i = 0; i < n; i++)
    *to += i;
}

int main(void) {
  int *last, sum = 0;
  int x = 3;
  {
    last = &x;
    add(&x, 2);
    sum += *last;
  }
  for (int i = 0; i < 2; i++)
    add(last, i),
        sum += *last;
  return sum > 100;
}
