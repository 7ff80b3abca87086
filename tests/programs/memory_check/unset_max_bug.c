// @expect violated
// @flags --check=memory
int main(int argc, char **argv) {
  int a[3] = {3, 1, 2}, max;
  for (int i = 0; i < 3; i++)
    if (i == 3 || a[i] > max) // want "max is read"
      max = a[i];
  return max;
}
