// @expect violated
// @flags --check=memory,assert
// In a loop, a variable whose address is taken is copied before it is known whether it was written.
#include <assert.h>

struct found {
  int is, at;
};

static void find(int wanted, int *at) {
  if (wanted == 3)
    *at = 4;
}

static struct found lookup(int wanted) {
  int at;
  find(wanted, &at);
  struct found f = {wanted == 3, at};
  return f;
}

int main(int argc, char **argv) {
  (void)argv;
  for (int i = 0; i < 3; i++) {
    struct found f = lookup(argc);
    if (f.is || i == 2)
      assert(f.at == 4);  // want "f.at: depends on"
  }
  return 0;
}
