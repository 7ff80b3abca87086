// @expect verified
// @flags --check=memory
char text[] = "abc";

int main(void) {
  text[0] = 'x';
  return 0;
}
