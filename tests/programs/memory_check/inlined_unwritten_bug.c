// @expect violated
// The function has a new variable, without a value, each time that it is called.
#include <assert.h>

static int first(int *calls) {
  int x;
  if (*calls == 0)
    x = 1;
  ++*calls;
  return x; // want "has no value"
}

int main(void) {
  int calls = 0;
  while (calls < 2)
    assert(first(&calls) == 1);
  return 0;
}
