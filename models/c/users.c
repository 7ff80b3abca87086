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

/* What the functions without _r give is overwritten by the next call. */
static char name[SIZE], secret[SIZE], comment[SIZE], home[SIZE], shell[SIZE];
static struct passwd user;

static inline struct passwd *any_user(void) {
  if (__gsmack_nondet_bool())
    return 0;
  __gsmack_approximate("what is known of a user", &user, sizeof user);
  any_name(user.pw_name = name, SIZE);
  any_name(user.pw_passwd = secret, SIZE);
  any_name(user.pw_gecos = comment, SIZE);
  any_name(user.pw_dir = home, SIZE);
  any_name(user.pw_shell = shell, SIZE);
  user.pw_uid = __gsmack_nondet_uint();
  user.pw_gid = __gsmack_nondet_uint();
  return &user;
}

struct passwd *getpwnam(const char *name) {
  reads_all(name);
  return any_user();
}

struct passwd *getpwuid(uid_t id) {
  struct passwd *found = any_user();
  if (found)
    found->pw_uid = id;
  return found;
}

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
