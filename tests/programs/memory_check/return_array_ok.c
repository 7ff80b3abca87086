// @expect verified
// @flags --check=memory
static char *text(int n) {
  static char buffer[4];
  buffer[0] = 'a' + n;
  buffer[1] = 0;
  char *p = buffer;
  return p;
}

int main(void) {
  char *t = text(1);
  return t[0] == 'b';
}
