// @expect verified
// @flags --check=memory
int main(int argc, char **argv) {
  int a[3] = {3, 1, 2}, max;
  for (int i = 0; i < 3; i++)
    if (i == 0 || a[i] > max)
      max = a[i];
  return max;
}
