// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// What realloc adds has no value; what was there is copied.
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  if (!p)
    return 1;
  *p = 3;
  int *q = realloc(p, 2 * sizeof *q);
  if (!q)
    return 1;
  int answer = 0;
  if (q[0] == 3 && q[1] == 2) // want "depends on 4 bytes at offset 4"
    answer = 1;
  free(q);
  return answer;
}
