// @expect violated
#include <assert.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* Whatever the files of the machine are like, answers are of their form. */
int main(void) {
  char buffer[2] = "x";
  struct stat s;
  int f = open("name", O_RDWR), ends[2];
  assert(f >= -1);
  ssize_t n = read(f, buffer, sizeof buffer);
  assert(n >= -1 && n <= 2);
  n = write(f, buffer, 1);
  assert(n >= -1 && n <= 1);
  n = pread(f, buffer, 2, 0);
  assert(n >= -1 && n <= 2);
  n = pwrite(f, buffer, 2, 0);
  assert(n >= -1 && n <= 2);
  assert(lseek(f, 0, SEEK_SET) >= -1);
  if (stat("name", &s) == 0 && lstat("name", &s) == 0 && fstat(f, &s) == 0)
    assert(s.st_size >= 0);
  if (pipe(ends) == 0)
    assert(ends[0] >= 0 && ends[0] != ends[1]);
  int done = mkdir("d", 0700) + rmdir("d") + rename("a", "b") + remove("a") + chdir("/");
  done += unlink("a") + access("a", F_OK) + ftruncate(f, 0) + fsync(f) + close(f);
  assert(done <= 0 && done >= -10);
  int copy = dup2(f, 7);
  assert(copy == 7 || copy == -1);
  assert(fcntl(f, F_GETFL) >= -1);
  assert(done == 0 && n == 2); // want "done == 0"
  return 0;
}
