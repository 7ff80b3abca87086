// @expect verified
// Users are told in memory of the program, and limits and clocks may be refused.
#define _GNU_SOURCE
#include <assert.h>
#include <grp.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  char room[40];
  struct passwd user, *found;
  if (getpwuid_r(0, &user, room, sizeof room, &found) == 0 && found)
    assert(found == &user && user.pw_uid == 0 && strlen(user.pw_name) < sizeof room);
  struct passwd *by_number = getpwuid(3);
  if (by_number)
    assert(by_number->pw_uid == 3);
  struct group *group = getgrgid(4);
  if (group)
    assert(group->gr_gid == 4);
  assert(pathconf("/", _PC_NAME_MAX) >= -1);
  assert(nice(1) <= 19 && getpriority(PRIO_PROCESS, 0) >= -20);
  struct timespec now = {1, 0};
  assert(clock_settime(CLOCK_MONOTONIC, &now) == -1);
  unsigned short seed[3] = {1, 2, 3};
  assert(seed48(seed) != 0);
  char bytes[300];
  assert(getentropy(bytes, 300) == -1);
  int file = memfd_create("name", 0);
  if (file >= 0)
    close(file);
  struct timespec moment = {0, 1000};
  assert(pselect(0, 0, 0, 0, &moment, 0) <= 0 && moment.tv_nsec == 1000);
}
