// @expect violated
// @flags --check=memory
// An array of variable length is over at the end of its block.
int main(int argc, char **argv) {
  int n = argc > 2 ? 3 : 2, *p;
  {
    int a[n];
    a[1] = n;
    p = a;
  }
  return p[1]; // want `reads 4 bytes at offset 4 of a \([0-9]+ bytes, .*whose life ended at scope_vla_bug.c:10`
}
