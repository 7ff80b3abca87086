// @expect violated
// @flags --check=memory
int m[2][3];
int main(int argc, char **argv) {
  int s = 0;
  for (int i = 0; i <= 2; i++)
    for (int j = 0; j < 3; j++)
      s += m[i][j]; // want "reads 4 bytes at offset 24 of m"
  return s;
}
