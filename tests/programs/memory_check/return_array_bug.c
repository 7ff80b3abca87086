// @expect violated
// @flags --check=memory
static char *text(int n) {
  char buffer[4];
  buffer[0] = 'a' + n;
  buffer[1] = 0;
  char *p = buffer;
  return p;
}

int main(void) {
  char *t = text(1);
  return t[0] == 'b'; // want "1 byte at offset 0 of buffer"
}
