// @expect verified
// @flags --check=overflow
static int a[4] = {1, 2, 3, 4};
int main(int argc, char **argv) {
  int last = argc > 3 ? 3 : argc, sum = 2147483630;
  for (int i = 0; i <= last; i++)
    sum += a[i];
  return sum > 0;
}
