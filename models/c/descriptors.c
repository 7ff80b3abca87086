/* Files that the kernel makes: what is read from them may be anything at any time. */
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "clock.h"
#include "descriptor.h"
#include "gsmack.h"
#include "reads.h"

int memfd_create(const char *name, unsigned flags) {
  reads_all(name);
  return any_descriptor();
}

int timerfd_create(clockid_t clock, int flags) { return any_descriptor(); }

int timerfd_gettime(int file, struct itimerspec *time) {
  if (__gsmack_nondet_bool())
    return fails();
  any_span(&time->it_interval);
  any_span(&time->it_value);
  return 0;
}

int timerfd_settime(int file, int flags, const struct itimerspec *time, struct itimerspec *before) {
  reads(time, sizeof *time);
  return before ? timerfd_gettime(file, before) : done_or_not();
}

int inotify_init1(int flags) { return any_descriptor(); }

int inotify_init(void) { return inotify_init1(0); }

int inotify_add_watch(int file, const char *path, uint32_t mask) {
  reads_all(path);
  int watch = __gsmack_nondet_int();
  __gsmack_assume(watch >= -1);
  return watch < 0 ? fails() : watch;
}

int inotify_rm_watch(int file, int watch) { return done_or_not(); }

/* So many bytes at most go from one file to another; where each stands then, if it is told. */
ssize_t copy_file_range(int from, off64_t *source, int to, off64_t *target, size_t size, unsigned flags) {
  ssize_t n = some_bytes(size);
  if (n > 0 && source)
    *source += n;
  if (n > 0 && target)
    *target += n;
  return n;
}

ssize_t splice(int from, off64_t *source, int to, off64_t *target, size_t size, unsigned flags) {
  return copy_file_range(from, source, to, target, size, flags);
}

ssize_t sendfile(int to, int from, off_t *at, size_t size) {
  ssize_t n = some_bytes(size);
  if (n > 0 && at)
    *at += n;
  return n;
}
