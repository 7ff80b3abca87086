// @expect violated
// free is not for what mmap gives.
#include <stdlib.h>
#include <sys/mman.h>
int main(void) { char *p = mmap(0, 8192, PROT_READ|PROT_WRITE, MAP_PRIVATE|MAP_ANONYMOUS, -1, 0);
 if (p == MAP_FAILED) return 1; free(p); return 0; }
