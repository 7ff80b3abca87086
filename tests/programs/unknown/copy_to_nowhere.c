// @expect unknown
// @flags --check=assert --havoc-unknown
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
    *p = both; // want "no known object"
  assert(shared.first == 0);
  return 0;
}
