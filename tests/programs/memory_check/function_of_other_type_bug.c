// @expect violated
// @flags --check=memory
// The report names the function to which the pointer points.
static void twice(int *p) { *p *= 2; }

int main(void) {
  int x = 1;
  double (*f)(double) = (double (*)(double))twice;
  twice(&x);
  return f(x) > 0; // want "no function of the program with such a type: twice"
}
