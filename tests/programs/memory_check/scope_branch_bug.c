// @expect violated
// @flags --check=memory
// @optimised LLVM computes what is returned without the variable
int main(int argc, char **argv) {
  int fallback = 0, *p = &fallback;
  if (argc > 1) {
    int chosen = argc;
    p = &chosen;
    *p += 1;
  }
  return *p; // want "of chosen"
}
