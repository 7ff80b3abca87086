// @expect violated
// @flags --check=memory
// Each iteration has an array of its own.
int main(int argc, char **argv) {
  int *last = 0, sum = 0;
  for (int i = 1; i < 3; i++) {
    int a[argc > 2 ? 3 : i];
    a[0] = i;
    if (last)
      sum += *last; // want "whose life ended"
    last = a;
  }
  return sum;
}
