// @expect verified
// @flags --check=memory
static char upper[4];
int main(void) {
  const char *from = "abcd";
  int i;
  for (i = 0; from[i]; i++)
    upper[i] = from[i] - 32;
  return i;
}
