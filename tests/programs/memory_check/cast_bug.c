// @expect violated
// @flags --check=memory
struct small {
  int a;
} s;
struct large {
  int a, b;
};

int main(void) {
  struct large *l = (struct large *)&s;
  return l->b; // want "reads 4 bytes at offset 4 of s \(4 bytes\)"
}
