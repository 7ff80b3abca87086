// @expect verified
// @flags --check=memory
int a[4];

int main(int argc, char **argv) {
  if (argc < 4)
    a[argc] = 1;
  return 0;
}
