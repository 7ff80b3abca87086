// @expect verified
// @flags --check=memory
struct small {
  int a;
} s;
struct large {
  int a, b;
};

int main(void) {
  struct large *l = (struct large *)&s;
  return l->a;
}
