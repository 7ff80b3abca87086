/* <pwd.h>, <grp.h>: any users and groups. */
#include <errno.h>
#include <grp.h>
#include <pwd.h>
#include <unistd.h>

#include "failure.h"
#include "gsmack.h"
#include "reads.h"

enum { SIZE = 16 };

static inline void any_name(char *to, size_t size) {
  __gsmack_approximate("a name that the system knows", to, size);
  for (size_t i = 0; i + 1 < size; i++)
    to[i] = __gsmack_nondet_char();
  to[size - 1] = 0;
}

/* It is overwritten by the next call. */
static char group_name[SIZE], group_secret[SIZE];
static char *members[1];
static struct group group;

static inline struct group *any_group(void) {
  if (__gsmack_nondet_bool())
    return 0;
  __gsmack_approximate("what is known of a group", &group, sizeof group);
  any_name(group.gr_name = group_name, SIZE);
  any_name(group.gr_passwd = group_secret, SIZE);
  group.gr_mem = members;
  members[0] = 0;
  group.gr_gid = __gsmack_nondet_uint();
  return &group;
}

struct group *getgrnam(const char *name) {
  reads_all(name);
  return any_group();
}

struct group *getgrgid(gid_t id) {
  struct group *found = any_group();
  if (found)
    found->gr_gid = id;
  return found;
}

/* Texts that lie in the memory of the program, each with its end. */
int getpwnam_r(const char *restrict name, struct passwd *restrict to, char *restrict room, size_t size,
               struct passwd **restrict result) {
  reads_all(name);
  *result = 0;
  int error = __gsmack_nondet_int();
  __gsmack_assume(error >= 0 && error <= EHWPOISON && (size >= 5 || error != 0));
  if (error != 0 || __gsmack_nondet_bool())
    return error;
  __gsmack_approximate("what is known of a user", to, sizeof *to);
  char **const texts[] = {&to->pw_name, &to->pw_passwd, &to->pw_gecos, &to->pw_dir, &to->pw_shell};
  for (int i = 0; i < 5; i++) {
    *texts[i] = room + i * (size / 5);
    any_name(*texts[i], size / 5);
  }
  to->pw_uid = __gsmack_nondet_uint();
  to->pw_gid = __gsmack_nondet_uint();
  *result = to;
  return 0;
}

int getpwuid_r(uid_t id, struct passwd *restrict to, char *restrict room, size_t size, struct passwd **restrict result) {
  int error = getpwnam_r("", to, room, size, result);
  if (*result)
    to->pw_uid = id;
  return error;
}

/* What the functions without _r give is overwritten by the next call. */
static struct passwd user;
static char room[5 * SIZE];

struct passwd *getpwnam(const char *name) {
  struct passwd *found;
  getpwnam_r(name, &user, room, sizeof room, &found);
  return found;
}

struct passwd *getpwuid(uid_t id) {
  struct passwd *found;
  getpwuid_r(id, &user, room, sizeof room, &found);
  return found;
}

int getlogin_r(char *to, size_t size) {
  int error = __gsmack_nondet_int();
  __gsmack_assume(error >= 0 && error <= EHWPOISON && (size > 0 || error != 0));
  if (!error)
    any_name(to, size);
  return error;
}

char *getlogin(void) {
  static char login[SIZE];
  return getlogin_r(login, SIZE) ? 0 : login;
}
