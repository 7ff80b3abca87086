// @expect verified
// What is done to files by name is done, or fails; nothing else changes.
#define _GNU_SOURCE
#include <assert.h>
#include <dirent.h>
#include <fcntl.h>
#include <libgen.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>
#include <utime.h>

static void is_done(int r) { assert(r == 0 || r == -1); }

int main(void) {
  struct timeval times[2] = {{0}};
  struct utimbuf both = {0};
  char to[4], made[] = "aXXXXXX", made_too[] = "aXXXXXX.c", folder[] = "XXXXXX";
  is_done(chmod("a", 0600));
  is_done(chown("a", 1, 1));
  is_done(lchown("a", 1, 1));
  is_done(symlink("a", "b"));
  is_done(truncate("a", 1));
  is_done(mkfifo("a", 0600));
  is_done(mkdirat(AT_FDCWD, "a", 0700));
  is_done(unlinkat(AT_FDCWD, "a", 0));
  is_done(renameat(AT_FDCWD, "a", AT_FDCWD, "b"));
  is_done(faccessat(AT_FDCWD, "a", R_OK, 0));
  is_done(utime("a", &both));
  is_done(utimes("a", times));
  assert(umask(022) <= 0777);
  sync();
  assert(creat("a", 0600) >= -1);
  int file = openat(AT_FDCWD, "a", O_RDONLY);
  is_done(fchmod(file, 0600));
  is_done(fchown(file, 1, 1));
  is_done(flock(file, LOCK_EX));
  is_done(lockf(file, F_LOCK, 1));
  is_done(fallocate(file, 0, 0, 1));
  assert(posix_fallocate(file, 0, 1) >= 0);
  assert(dup3(3, 3, 0) == -1);
  ssize_t n = readlink("a", to, sizeof to);
  assert(n >= -1 && n <= 4);
  mkostemp(made, 0);
  assert(made[0] == 'a' && made[7] == 0);
  mkstemps(made_too, 2);
  assert(made_too[7] == '.');
  if (mkdtemp(folder))
    assert(folder[0] != 0);
  char *path = realpath("a", 0);
  assert(!path || path[0] == '/');
  free(path);
  DIR *d = opendir("a");
  if (d) {
    assert(dirfd(d) >= -1);
    closedir(d);
  }
  FILE *f = fopen("a", "r");
  if (f) {
    is_done(fseeko(f, 0, SEEK_SET));
    assert(ftello(f) >= -1);
    fclose(f);
  }
  char name[] = "/usr/lib/";
  assert(!strcmp(basename(name), "lib"));
}
