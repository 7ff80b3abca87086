// @expect verified
#include <assert.h>

/* Whatever their values are, and whoever has written to them before: nothing depends on it. */
extern int limit, table[8];
extern const int most;
extern _Thread_local int mine;

int main(void) {
  int n = limit < 0 || limit > most ? 0 : limit;
  assert(n >= 0 && (n == 0 || n <= most));
  limit = 3;
  table[2] = mine = 4;
  assert(limit == 3 && table[2] == 4 && mine == 4);
  return 0;
}
