// @expect verified
#include <assert.h>
#include <search.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

struct element { struct element *next, *before; int value; };

static void table(void) {
  int a[3] = {5, 6}, five = 5, seven = 7;
  size_t n = 2;
  assert(lfind(&five, a, &n, sizeof *a, compare) == a && !lfind(&seven, a, &n, sizeof *a, compare) && n == 2);
  assert(lsearch(&five, a, &n, sizeof *a, compare) == a && n == 2);
  assert(lsearch(&seven, a, &n, sizeof *a, compare) == a + 2 && n == 3 && a[2] == 7);
}

static void queue(void) {
  struct element a, b, c;
  insque(&a, 0);
  assert(!a.next && !a.before);
  insque(&c, &a);
  insque(&b, &a);
  assert(a.next == &b && b.next == &c && !c.next && c.before == &b && b.before == &a);
  remque(&b);
  assert(a.next == &c && c.before == &a && !c.next);
  remque(&a);
  assert(!c.before);
}

static void tree(void) {
  static int keys[] = {2, 1, 3};
  void *root = 0;
  int other = 2, none = 4;
  for (int i = 0; i < 3; i++)
    assert(*(int **)tsearch(&keys[i], &root, compare) == &keys[i]);
  assert(*(int **)tsearch(&other, &root, compare) == &keys[0] && *(int **)tfind(&keys[2], &root, compare) == &keys[2]);
  assert(!tfind(&none, &root, compare) && !tdelete(&none, &root, compare));
  assert(tdelete(&other, &root, compare) != 0 && !tfind(&other, &root, compare));
  assert(*(int **)tfind(&keys[1], &root, compare) == &keys[1] && tfind(&keys[2], &root, compare));
  tdelete(&keys[1], &root, compare);
  tdelete(&keys[2], &root, compare);
  assert(!root && !tdelete(&none, &root, compare));
}

int main(void) {
  table();
  queue();
  tree();
  return 0;
}
