// @expect violated
// @flags -- -Wno-implicit-function-declaration
// Without <assert.h>, assert is a function that nobody declares.
int nondet_int(void);

int main(void) {
  int n = nondet_int();
  if (n > 3)
    assert(n > 4); // want "assert"
  return 0;
}
