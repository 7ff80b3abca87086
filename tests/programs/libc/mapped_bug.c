// @expect violated
#include <assert.h>
#include <stddef.h>
#include <sys/mman.h>

/* Memory that is mapped is the program's own, if there is any. */
int main(void) {
  char *p = mmap(0, 16, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert(p != MAP_FAILED); // want "MAP_FAILED"
  assert(munmap(p, 16) == 0);
  return 0;
}
