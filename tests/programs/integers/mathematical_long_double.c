// @expect unknown
// @flags --integers=unbounded
long double l = 2; /* its bits are no bits here */

int main(void) {
  l = -l; // want "long double"
  return 0;
}
