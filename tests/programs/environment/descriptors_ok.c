// @expect verified
// Files that the kernel makes, and what goes from one to another.
#define _GNU_SOURCE
#include <assert.h>
#include <fcntl.h>
#include <sys/inotify.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  int timer = timerfd_create(CLOCK_MONOTONIC, 0), watched = inotify_init(), other = inotify_init1(0);
  struct itimerspec time = {{0, 0}, {1, 0}}, before;
  if (timer >= 0 && timerfd_settime(timer, 0, &time, &before) == 0)
    assert(before.it_value.tv_nsec < 1000000000);
  if (timer >= 0 && timerfd_gettime(timer, &time) == 0)
    assert(time.it_value.tv_nsec >= 0);
  if (watched >= 0 && other >= 0) {
    int watch = inotify_add_watch(watched, "/", IN_CREATE);
    if (watch >= 0)
      inotify_rm_watch(watched, watch);
  }
  off_t at = 3;
  off64_t from = 5, to = 7;
  assert(sendfile(-1, -1, &at, 4) <= 4 && at <= 7);
  assert(copy_file_range(-1, &from, -1, &to, 4, 0) <= 4 && from - to == -2);
  assert(splice(-1, 0, -1, 0, 4, 0) <= 4);
  assert(futimens(-1, 0) <= 0 && utimensat(AT_FDCWD, "/no", 0, 0) <= 0 && mknod("/no/no", S_IFIFO, 0) <= 0 && syncfs(-1) <= 0);
  assert(fpathconf(-1, _PC_NAME_MAX) >= -1);
}
