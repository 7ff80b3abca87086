// @expect violated
// @flags --check=memory
int a[4];

int main(int argc, char **argv) {
  if (argc <= 4)
    a[argc] = 1; // want "writes 4 bytes at offset 16 of a \(16 bytes\)"
  return 0;
}
