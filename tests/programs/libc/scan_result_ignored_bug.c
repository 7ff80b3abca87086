// @expect violated
// @flags --check=assert
#include <assert.h>
#include <stdio.h>

/* What is not read is not stored. */
int main(void) {
  unsigned age;
  fscanf(stdin, "%u", &age);
  assert(age > 0 || age == 0);
  unsigned copy = age;
  scanf("%u", &age);
  assert(age != copy || age < 200); // want "age"
  return 0;
}
