/* <sys/mman.h>: memory that is mapped. What other processes write to it is not modelled.
 *
 * mapping.size: where a mapping begins -> its size, in whole pages */
#include <fcntl.h>
#include <sys/mman.h>

#include "cancel.h"
#include "descriptor.h"
#include "family.h"
#include "gsmack.h"
#include "heap.h"
#include "reads.h"

enum { PAGE = 4096 };

static inline size_t whole_pages(size_t size) { return (size + PAGE - 1) / PAGE * PAGE; }

static inline _Bool has(int flags, int flag) { return flags / flag % 2 != 0; }

/* Memory of unknown content if it is that of a file, or else zero. */
void *mmap(void *address, size_t size, int protection, int flags, int file,
           off_t offset) {
  if (has(flags, MAP_FIXED))
    __gsmack_unknown("a mapping at an address that the program chooses");
  if (!has(protection, PROT_READ))
    __gsmack_unknown("memory that may not be read");
  if (size == 0) {
    fails_with(EINVAL);
    return MAP_FAILED;
  }
  if (__gsmack_nondet_bool()) {
    fails();
    return MAP_FAILED;
  }
  void *memory = __gsmack_alloc(size);
#ifndef GSMACK_FOLLOWS /* where the compiled program follows a counterexample, objects lie where they lie */
  align(memory, PAGE);
#endif
  __model_belongs(memory, OF_MAPPING);
  __gsmack_ghost_set("mapping.size", memory, (long)whole_pages(size));
  return has(flags, MAP_ANONYMOUS) ? __builtin_memset(memory, 0, size) : memory;
}

/* The whole of a mapping. */
int munmap(void *address, size_t size) {
  if (address == MAP_FAILED || size == 0)
    return fails_with(EINVAL);
  if ((long)whole_pages(size) != __gsmack_ghost_get("mapping.size", address))
    __gsmack_unknown("a part of a mapping, or more than one, is unmapped");
  __gsmack_free(address);
  return 0;
}

int mprotect(void *address, size_t size, int protection) {
  if (!has(protection, PROT_READ) || !has(protection, PROT_WRITE))
    __gsmack_unknown("memory that may not be read or written any more");
  return done_or_not();
}

/* Advice changes nothing that can be noticed, but MADV_DONTNEED and its like, which throw data away. */
int madvise(void *from, size_t size, int advice) {
  if (advice != MADV_NORMAL && advice != MADV_RANDOM &&
      advice != MADV_SEQUENTIAL && advice != MADV_WILLNEED &&
      advice != MADV_HUGEPAGE && advice != MADV_NOHUGEPAGE)
    __gsmack_unknown("advice about memory that changes what it holds");
  return done_or_not();
}

int posix_madvise(void *from, size_t size, int advice) {
  return __gsmack_nondet_bool() ? 0 : ENOMEM;
}

int msync(void *from, size_t size, int flags) {
  cancellation_point();
  reads(from, size);
  return done_or_not();
}

int mlock(const void *from, size_t size) { return done_or_not(); }

int munlock(const void *from, size_t size) { return done_or_not(); }

int mlockall(int flags) { return done_or_not(); }

int munlockall(void) { return done_or_not(); }

int shm_open(const char *name, int flags, mode_t mode) {
  reads_all(name);
  return any_descriptor();
}

int shm_unlink(const char *name) {
  reads_all(name);
  return done_or_not();
}
