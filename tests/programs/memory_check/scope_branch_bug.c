// @expect violated
// @flags --check=memory
int main(int argc, char **argv) {
  int fallback = 0, *p = &fallback;
  if (argc > 1) {
    int chosen = argc;
    p = &chosen;
    *p += 1;
  }
  return *p; // want "of chosen"
}
