// @expect violated
// A copy of the end at which is written keeps it open.
#include <unistd.h>

int main(void) {
  int ends[2];
  char c;
  if (pipe(ends) != 0)
    return 1;
  int copy = dup(ends[1]);
  close(ends[1]);
  int n = read(ends[0], &c, 1); // want "waits for ever"
  return copy < 0 ? 1 : n;
}
