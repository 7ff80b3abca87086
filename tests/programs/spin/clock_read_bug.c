// @expect violated
// The thread notes what time it is, and goes round for ever.
#include <stdatomic.h>
#include <time.h>

static atomic_int ready;

int main(void) {
  time_t seen = 0;
  while (!ready) // want "goes round in a loop for ever"
    seen = time(NULL);
  return seen > 0;
}
