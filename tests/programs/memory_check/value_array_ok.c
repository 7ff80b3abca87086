// @expect verified
// @flags --check=memory,assert
#include <stdlib.h>
int main(void) {
  int n = 4, sum = 0;
  int *a = malloc(n * sizeof *a);
  if (!a)
    return 1;
  for (int i = 0; i < n; i++)
    a[i] = i;
  for (int i = 0; i < n; i++)
    if (a[i] > 1)
      sum++;
  free(a);
  return sum;
}
