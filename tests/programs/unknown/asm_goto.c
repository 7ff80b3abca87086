// @expect unknown

int main(void) {
  asm goto("jmp %l0" : : : : out); // want "asm goto"
  return 1;
out:
  return 0;
}
