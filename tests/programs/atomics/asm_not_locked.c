// @expect unknown
// Without the prefix an addition to memory is a read and a write, which nothing models.
static int x;

int main(void) {
  asm volatile("addl $1, %0" : "+m"(x)); // want "inline assembly is not modelled: addl"
  return x;
}
