// @expect unknown
// @flags --check=assert,memory --havoc-unknown
// Nothing is known of the pointer, which may be that of the variable.
#include <assert.h>

struct pair {
  int first, second;
};

static struct pair shared;
struct pair *give(void);

int main(void) {
  struct pair both = {1, 2};
  struct pair *p = give();
  if (p == &shared)
    p->second = both.second; // want "not known what it points to"
  assert(shared.first == 0);
  return 0;
}
