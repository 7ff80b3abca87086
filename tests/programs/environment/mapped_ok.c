// @expect verified
// A mapping is memory until it is unmapped, whatever is said of it.
#define _GNU_SOURCE
#include <assert.h>
#include <fcntl.h>
#include <sys/mman.h>

int main(void) {
  int file = shm_open("/a", O_RDWR, 0600);
  assert(file >= -1);
  shm_unlink("/a");
  int *p = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED)
    return 0;
  assert(*p == 0);
  *p = 7;
  mlock(p, 4096);
  munlock(p, 4096);
  mlockall(MCL_CURRENT);
  munlockall();
  mprotect(p, 4096, PROT_READ | PROT_WRITE);
  posix_madvise(p, 4096, POSIX_MADV_NORMAL);
  msync(p, 4096, MS_SYNC);
  assert(*p == 7);
  munmap(p, 4096);
}
