// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
#include <stdlib.h>
int main(void) {
  int n = 4, sum = 0;
  int *a = malloc(n * sizeof *a);
  if (!a)
    return 1;
  for (int i = 0; i < n - 1; i++)
    a[i] = i;
  for (int i = 0; i < n; i++)
    if (a[i] > 1) // want "offset 12"
      sum++;
  free(a);
  return sum;
}
