// @expect verified
/* Variables that are declared in a loop, each written before it is read. */
#include <assert.h>
#include <string.h>

struct pair {
  int a, b;
};

int sum;

static void add(const int *p) { sum += *p; }

int main(void) {
  for (int i = 0; i < 2; i++) {
    int x = i, y;
    struct pair p = {i, 1}, q;
    int list[3] = {1, 2};
    if (i == 0)
      y = 5;
    else
      y = 6;
    memset(&q, 0, sizeof q);
    add(&x);
    add(&y);
    add(&p.b);
    add(&q.a);
    add(&list[i]);
  }
  assert(sum == 0 + 5 + 1 + 0 + 1 + 1 + 6 + 1 + 0 + 2);
  return 0;
}
