// @expect verified
#include <assert.h>
#include <sys/mman.h>

/* Memory that belongs to no file is zero; a file holds anything. */
int main(void) {
  char *p = mmap(0, 16, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED)
    return 0;
  assert(p[3] == 0);
  return 0;
}
