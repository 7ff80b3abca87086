// @expect verified
#include <assert.h>
#include <stdint.h>
#include <sys/mman.h>
int main(void) { char *p = mmap(0, 8192, PROT_READ|PROT_WRITE, MAP_PRIVATE|MAP_ANONYMOUS, -1, 0);
 if (p == MAP_FAILED) return 1; assert(((uintptr_t)p & 4095) == 0); p[0]=1; munmap(p, 8192); return 0; }
