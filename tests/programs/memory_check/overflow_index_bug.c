// @expect violated
// @flags --check=overflow
static int a[4] = {1, 2, 3, 4};
int main(int argc, char **argv) {
  int last = argc > 3 ? 3 : argc, sum = 2147483640;
  for (int i = 0; i <= last; i++)
    sum += a[i]; // want "the sum overflows"
  return sum > 0;
}
