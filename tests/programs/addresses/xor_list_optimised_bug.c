// @expect violated
// @flags -- -O2
// The optimiser makes one constant of the whole way along the list, which is another one here.
#include <assert.h>
#include <stdint.h>

struct node { int value; uintptr_t link; } a, b, c;

int main(void) {
  a = (struct node){1, (uintptr_t)&b};
  b = (struct node){2, (uintptr_t)&a ^ (uintptr_t)&c};
  c = (struct node){4, (uintptr_t)&b};
  uintptr_t before = 0;
  struct node *n = &a;
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    sum = 10 * sum + n->value;
    struct node *next = (struct node *)(n->link ^ before);
    before = (uintptr_t)n;
    n = next;
  }
  assert(sum == 123 && n == 0); // want "assertion"
  return 0;
}
