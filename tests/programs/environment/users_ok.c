// @expect verified
// Who the program has become, if it did.
#define _GNU_SOURCE
#include <assert.h>
#include <grp.h>
#include <unistd.h>

int main(void) {
  gid_t groups[2] = {1, 2};
  int n = getgroups(0, groups);
  assert(n >= 0);
  setgroups(2, groups);
  initgroups("nobody", 5);
  if (setgid(5) == 0 && setuid(7) == 0)
    assert(geteuid() == 7 && getegid() == 5);
  if (seteuid(8) == 0)
    assert(geteuid() == 8);
  if (setegid(8) == 0)
    assert(getegid() == 8);
  if (setreuid((uid_t)-1, 9) == 0)
    assert(geteuid() == 9);
  if (setregid(9, (gid_t)-1) == 0)
    assert(getgid() == 9);
  if (setresuid(3, 4, 5) == 0 && setresgid(6, 7, 8) == 0)
    assert(getuid() == 3 && geteuid() == 4 && getgid() == 6 && getegid() == 7);
}
