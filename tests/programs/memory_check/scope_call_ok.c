// @expect verified
// @flags --check=memory
static int kept, *last = &kept;
static void note(int *p) {
  *last = 1;
  last = p;
  last = &kept;
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    int x = 0;
    note(&x);
  }
  note(&kept);
  return 0;
}
