/* Names of files, and what is done to files by name. */
#include <fcntl.h>
#include <fnmatch.h>
#include <libgen.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "heap.h"
#include "reads.h"

#undef basename

static inline int done_to(const char *path) {
  reads_all(path);
  return done_or_not();
}

int chmod(const char *path, mode_t mode) { return done_to(path); }

int fchmod(int file, mode_t mode) { return done_or_not(); }

int chown(const char *path, uid_t owner, gid_t group) { return done_to(path); }

int lchown(const char *path, uid_t owner, gid_t group) { return done_to(path); }

int fchown(int file, uid_t owner, gid_t group) { return done_or_not(); }

int link(const char *from, const char *to) {
  reads_all(from);
  return done_to(to);
}

int symlink(const char *from, const char *to) { return link(from, to); }

int truncate(const char *path, off_t length) { return done_to(path); }

int mkfifo(const char *path, mode_t mode) { return done_to(path); }

int mkdirat(int directory, const char *path, mode_t mode) { return done_to(path); }

int unlinkat(int directory, const char *path, int flags) { return done_to(path); }

int renameat(int old, const char *from, int new, const char *to) { return link(from, to); }

int faccessat(int directory, const char *path, int mode, int flags) { return done_to(path); }

int utime(const char *path, const struct utimbuf *times) {
  if (times)
    reads(times, sizeof *times);
  return done_to(path);
}

int utimes(const char *path, const struct timeval times[2]) {
  if (times)
    reads(times, 2 * sizeof *times);
  return done_to(path);
}

/* file.mask: the mask and one, 0 where it may be any: the process began with it, or asked for more than permissions. */
mode_t umask(mode_t mask) {
  enum { ALL = 0777 };
  __gsmack_atomic_begin();
  long known = __gsmack_ghost_get_scalar("file.mask");
  mode_t before = known ? (mode_t)(known - 1) : __gsmack_nondet_uint();
  __gsmack_assume(before <= ALL);
  __gsmack_ghost_set_scalar("file.mask", mask <= ALL ? (long)mask + 1 : 0);
  __gsmack_atomic_end();
  return before;
}

static inline int opened(const char *path) {
  cancellation_point();
  reads_all(path);
  return any_descriptor();
}

int creat(const char *path, mode_t mode) { return opened(path); }

int openat(int directory, const char *path, int flags, ...) { return opened(path); }

void sync(void) {}

/* Other processes hold locks of files as they like. */
int flock(int file, int operation) {
  return done_or_interrupted();
}

int lockf(int file, int command, off_t size) {
  cancellation_point();
  return done_or_interrupted();
}

int fallocate(int file, int mode, off_t from, off_t size) { return done_or_not(); }

int posix_fallocate(int file, off_t from, off_t size) {
  int why = __gsmack_nondet_int();
  __gsmack_assume(why >= 0 && why <= EHWPOISON && why != EINTR);
  return why;
}

int mknod(const char *path, mode_t mode, dev_t device) { return done_to(path); }

int futimens(int file, const struct timespec times[2]) {
  if (times)
    reads(times, 2 * sizeof *times);
  return done_or_not();
}

int utimensat(int directory, const char *path, const struct timespec times[2], int flags) {
  reads_all(path);
  return futimens(directory, times);
}

int syncfs(int file) { return done_or_not(); }

/* A limit, or -1: there is none, or it is not known. */
long fpathconf(int file, int what) {
  long limit = __gsmack_nondet_long();
  __gsmack_assume(limit >= -1);
  if (limit < 0 && __gsmack_nondet_bool())
    return fails();
  return limit;
}

long pathconf(const char *path, int what) {
  reads_all(path);
  return fpathconf(-1, what);
}

int fnmatch(const char *pattern, const char *text, int flags) {
  reads_all(pattern);
  reads_all(text);
  __gsmack_approximate("whether a name matches a pattern", 0, 0);
  return __gsmack_nondet_bool() ? 0 : FNM_NOMATCH;
}

/* The six characters before the last KEPT become others. */
static inline _Bool named(char *pattern, int kept) {
  size_t length = strlen(pattern);
  _Bool fits = length >= 6 + (size_t)kept;
  char *x = pattern + (fits ? length - kept - 6 : 0);
  for (int i = 0; fits && i < 6; i++)
    fits = x[i] == 'X';
  if (!fits) {
    fails_with(EINVAL);
    return 0;
  }
  for (int i = 0; i < 6; i++) {
    char c = __gsmack_nondet_char();
    __gsmack_assume((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'));
    x[i] = c;
  }
  return 1;
}

int mkstemps(char *pattern, int kept) {
  return named(pattern, kept) ? any_descriptor() : -1;
}

int mkstemp(char *pattern) { return mkstemps(pattern, 0); }

int mkostemp(char *pattern, int flags) { return mkstemps(pattern, 0); }

/* An empty text if there is none. */
char *mktemp(char *pattern) {
  if (!named(pattern, 0) || done_or_not())
    pattern[0] = 0;
  return pattern;
}

char *mkdtemp(char *pattern) {
  return named(pattern, 0) && !done_or_not() ? pattern : 0;
}

/* Fills SIZE bytes, or as many of them as there are in a text of some length. */
static inline void any_text(char *to, size_t size) {
  size_t i = 0;
  for (; i + 1 < size; i++) {
    char c = __gsmack_nondet_char();
    if (!c)
      break;
    to[i] = c;
  }
  to[i] = 0;
}

/* A path in memory of its own, of SIZE bytes, which the program has to free. */
static inline char *any_path(size_t size) {
  char *text = given(__gsmack_alloc(size), size);
  text[0] = '/';
  text[size - 1] = 0;
  return text;
}

char *getcwd(char *to, size_t size) {
  if (to && size == 0) {
    fails_with(EINVAL);
    return 0;
  }
  if (done_or_not())
    return 0;
  if (to) {
    any_text(to, size);
    return to;
  }
  return any_path(size ? size : PATH_MAX);
}

char *realpath(const char *restrict path, char *restrict to) {
  reads_all(path);
  if (done_or_not())
    return 0;
  if (to) {
    __gsmack_uses(to, PATH_MAX);
    __gsmack_unknown("realpath, into memory of the program");
  }
  return any_path(PATH_MAX);
}

/* Without an end. */
ssize_t readlink(const char *restrict path, char *restrict to, size_t size) {
  reads_all(path);
  ssize_t n = some_bytes(size);
  for (ssize_t i = 0; i < n; i++)
    to[i] = __gsmack_nondet_char();
  return n;
}

/* glibc's, where <libgen.h> is not included, and POSIX's. */
char *basename(const char *path) {
  char *slash = strrchr(path, '/');
  return slash ? slash + 1 : (char *)path;
}

static char dot[] = ".";

/* The end of path without slashes at its end; 0 if it has no other characters. */
static inline char *trim(char *path, char *end) {
  while (end > path && end[-1] == '/')
    end--;
  return end > path ? end : 0;
}

char *__xpg_basename(char *path) {
  if (!path || !*path)
    return dot;
  char *end = trim(path, path + strlen(path));
  if (!end) {
    path[1] = 0; /* "/" */
    return path;
  }
  *end = 0;
  return basename(path);
}

char *dirname(char *path) {
  if (!path || !*path)
    return dot;
  char *end = trim(path, path + strlen(path));
  while (end && end > path && end[-1] != '/')
    end--;
  if (end == path)
    return dot;
  end = end ? trim(path, end) : 0;
  if (!end)
    end = path + 1;
  *end = 0;
  return path;
}
