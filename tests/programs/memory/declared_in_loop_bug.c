// @expect violated
// @flags --check=assert
/* A variable that is declared in a loop does not keep its value for the next iteration,
   whether its address is taken or not. */
#include <assert.h>

int sum;

static void add(const int *p) { sum += *p; }

int main(void) {
  for (int i = 0; i < 2; i++) {
    int x;
    if (i == 0)
      x = 5;
    add(&x);
  }
  assert(sum == 10); // want "sum == 10"
  return 0;
}
