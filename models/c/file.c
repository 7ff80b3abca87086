/* Files and directories: the world outside answers anything. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "reads.h"
#include "stream.h"

#undef stat
#undef fstat
#undef lstat

static inline void any_time(struct timespec *time) {
  time->tv_sec = __gsmack_nondet_long();
  time->tv_nsec = __gsmack_nondet_long();
  __gsmack_assume(time->tv_nsec >= 0 && time->tv_nsec < 1000000000);
}

static inline int look(struct stat *s) {
  if (__gsmack_nondet_bool())
    return fails();
  s->st_mode = __gsmack_nondet_uint();
  s->st_size = __gsmack_nondet_long();
  __gsmack_assume(s->st_size >= 0);
  s->st_blksize = 4096;
  s->st_blocks = __gsmack_nondet_long();
  s->st_nlink = __gsmack_nondet_ulong();
  s->st_dev = __gsmack_nondet_ulong();
  s->st_rdev = __gsmack_nondet_ulong();
  s->st_ino = __gsmack_nondet_ulong();
  s->st_uid = __gsmack_nondet_uint();
  s->st_gid = __gsmack_nondet_uint();
  any_time(&s->st_atim);
  any_time(&s->st_mtim);
  any_time(&s->st_ctim);
  return 0;
}

int stat(const char *path, struct stat *s) {
  reads_all(path);
  return look(s);
}

int lstat(const char *path, struct stat *s) { return stat(path, s); }

int fstat(int file, struct stat *s) { return look(s); }

int __xstat(int version, const char *path, struct stat *s) { return stat(path, s); }

int __lxstat(int version, const char *path, struct stat *s) { return stat(path, s); }

int __fxstat(int version, int file, struct stat *s) { return look(s); }

/* A place in a file, or -1. */
static inline long any_place(void) {
  long at = __gsmack_nondet_long();
  __gsmack_assume(at >= -1);
  return at < 0 ? fails() : at;
}

off_t lseek(int file, off_t offset, int whence) {
  if (file < 0)
    return fails_with(EBADF);
  long at = any_place();
  __gsmack_assume(whence != SEEK_SET || at < 0 || at == offset);
  return at;
}

/* A character that scanf left is next no more, but where it is the first of the file. */
static inline int seeks(FILE *file, int whence) {
  moves_data(file);
  __gsmack_assume(whence == SEEK_SET || !at_unmatched());
  return done_or_not();
}

int fseek(FILE *file, long offset, int whence) { return seeks(file, whence); }

int fseeko(FILE *file, off_t offset, int whence) { return seeks(file, whence); }

int fsetpos(FILE *file, const fpos_t *at) {
  reads(at, sizeof *at);
  return seeks(file, SEEK_SET);
}

int fgetpos(FILE *restrict file, fpos_t *restrict at) {
  moves_data(file);
  if (done_or_not())
    return -1;
  __builtin_memset(at, 0, sizeof *at);
  at->__pos = __gsmack_nondet_long();
  return 0;
}

off_t ftello(FILE *file) {
  moves_data(file);
  return any_place();
}

long ftell(FILE *file) {
  moves_data(file);
  return any_place();
}

void rewind(FILE *file) { moves_data(file); }

void clearerr(FILE *file) { uses_stream(file); }

FILE *fdopen(int file, const char *mode) {
  reads_all(mode);
  return any_stream();
}

FILE *tmpfile(void) {
  possible_cancellation_point();
  return any_stream();
}

FILE *popen(const char *command, const char *mode) {
  possible_cancellation_point();
  reads_all(command);
  reads_all(mode);
  return any_stream();
}

int ftruncate(int file, off_t length) { return done_or_not(); }

int fsync(int file) {
  cancellation_point();
  return done_or_interrupted();
}

int fdatasync(int file) { return fsync(file); }

int sync_file_range(int file, off64_t from, off64_t size, unsigned flags) {
  return done_or_not();
}

int posix_fadvise(int file, off_t from, off_t size, int advice) {
  return __gsmack_nondet_bool() ? 0 : EBADF;
}

ssize_t pread(int file, void *to, size_t size, off_t offset) {
  return read(file, to, size);
}

ssize_t pwrite(int file, const void *from, size_t size, off_t offset) {
  return write(file, from, size);
}

static inline int done_to(const char *path) {
  reads_all(path);
  return done_or_not();
}

int mkdir(const char *path, mode_t mode) { return done_to(path); }

int rmdir(const char *path) { return done_to(path); }

int rename(const char *from, const char *to) {
  reads_all(from);
  return done_to(to);
}

int remove(const char *path) { return done_to(path); }

int chdir(const char *path) { return done_to(path); }

static inline int copied(int from, int to) {
  if (to >= 0 && is_event(from))
    __model_event_copy(from, to);
  if (to >= 0 && is_pipe(from))
    __model_pipe_copy(from, to);
  return to;
}

int fcntl(int file, int command, ...) {
  if (command == F_SETLKW || command == F_OFD_SETLKW)
    cancellation_point();
  va_list arguments;
  va_start(arguments, command);
  if (command == F_SETFL)
    set_nonblocking(file, va_arg(arguments, int) / O_NONBLOCK % 2 != 0);
  va_end(arguments);
  if (command == F_DUPFD || command == F_DUPFD_CLOEXEC)
    return copied(file, any_descriptor());
  if (command == F_SETFL && (is_event(file) || is_pipe(file)))
    return 0;
  int answer = __gsmack_nondet_int();
  __gsmack_assume(answer >= -1);
  if (command == F_GETFL && (is_event(file) || is_pipe(file)))
    __gsmack_assume(answer >= 0 && (answer / O_NONBLOCK % 2 != 0) == is_nonblocking(file));
  return answer < 0 ? fails() : answer;
}

int dup(int file) { return copied(file, any_descriptor()); }

int dup2(int from, int to) {
  if (__gsmack_nondet_bool())
    return fails();
  if (from == to)
    return to;
  if (is_pipe(to) || is_event(to))
    close(to);
  return copied(from, to);
}

int dup3(int from, int to, int flags) { return from == to ? fails_with(EINVAL) : dup2(from, to); }

/* A directory has any number of entries of any name. One lasts until the next is read, or the directory is closed.
 *
 * directory.entry: directory -> the one that was read last */
static inline void entry_ends(DIR *from) {
  void *last = (void *)__gsmack_ghost_get("directory.entry", from);
  if (last)
    __gsmack_free(last);
}

DIR *opendir(const char *path) {
  reads_all(path);
  if (__gsmack_nondet_bool()) {
    fails();
    return 0;
  }
  DIR *directory = __gsmack_alloc(sizeof(long));
  __model_belongs(directory, OF_LIBRARY);
  __gsmack_ghost_set("directory.entry", directory, 0);
  return directory;
}

struct dirent *readdir(DIR *from) {
  __gsmack_uses(from, 1);
  if (__gsmack_nondet_bool()) {
    if (__gsmack_nondet_bool()) /* otherwise it is the end */
      fails();
    return 0;
  }
  struct dirent *entry = __gsmack_alloc(sizeof *entry);
  __model_belongs(entry, OF_LIBRARY);
  __gsmack_assume(entry->d_name[0] != 0);
  entry->d_name[sizeof entry->d_name - 1] = 0;
  __gsmack_atomic_begin();
  entry_ends(from);
  __gsmack_ghost_set("directory.entry", from, (long)entry);
  __gsmack_atomic_end();
  return entry;
}

int dirfd(DIR *from) {
  __gsmack_uses(from, 1);
  return any_descriptor();
}

int closedir(DIR *from) {
  __gsmack_uses(from, 1);
  __gsmack_atomic_begin();
  entry_ends(from);
  __gsmack_free(from);
  __gsmack_atomic_end();
  return done_or_not();
}
