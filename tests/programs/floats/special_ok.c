// @expect verified
#include <assert.h>

int main(void) {
  double zero = 0.0, one = 1.0;
  double inf = one / zero, nan = inf - inf;
  assert(inf > 1e308 && -inf < inf);
  assert(nan != nan && !(nan < one) && !(nan >= one));
  assert(zero == -zero && one / -zero == -inf);
  return 0;
}
