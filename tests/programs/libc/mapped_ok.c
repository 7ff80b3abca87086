// @expect verified
#include <assert.h>
#include <stddef.h>
#include <sys/mman.h>

/* Memory that is mapped is the program's own, if there is any. */
int main(void) {
  char *p = mmap(0, 16, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED)
    return 0;
  p[3] = 4;
  assert(p[3] == 4);
  assert(munmap(p, 16) == 0);
  return 0;
}
