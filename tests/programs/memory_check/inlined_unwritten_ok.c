// @expect verified
// The function gives its variable a value each time.
#include <assert.h>

static int first(int *calls) {
  int x = 1;
  if (*calls == 0)
    x = 1;
  ++*calls;
  return x;
}

int main(void) {
  int calls = 0;
  while (calls < 2)
    assert(first(&calls) == 1);
  return 0;
}
