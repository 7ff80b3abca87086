/* What a process is told when it starts, and about the machine. */
#include <gnu/libc-version.h>
#include <grp.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <unistd.h>

#include "cancel.h"
#include "failure.h"
#include "gsmack.h"
#include "reads.h"

int system(const char *command) {
  cancellation_point();
  if (command)
    reads_all(command);
  return __gsmack_nondet_int();
}

int isatty(int file) { return __gsmack_nondet_bool() ? 1 : 1 + fails(); }

int gethostname(char *to, size_t size) {
  for (size_t i = 0; i < size; i++)
    to[i] = i + 1 < size ? __gsmack_nondet_char() : 0;
  return 0;
}

/* Who the user is does not change. environment.NAME: a user's number + 1, 0 if not yet asked for. */
#define USER(name)                                                             \
  uid_t get##name(void) {                                                      \
    __gsmack_atomic_begin();                                                   \
    long known = __gsmack_ghost_get_scalar("environment." #name);              \
    if (!known) {                                                              \
      known = __gsmack_nondet_long();                                          \
      __gsmack_assume(known >= 1 && known <= INT_MAX);                         \
      __gsmack_ghost_set_scalar("environment." #name, known);                  \
    }                                                                          \
    __gsmack_atomic_end();                                                     \
    return (uid_t)(known - 1);                                                 \
  }

USER(uid)
USER(euid)
USER(gid)
USER(egid)

/* Becomes another one, or not. Who is privileged becomes so for good. */
#define BECOME(name, effective, number)                                        \
  if (done_or_not())                                                           \
    return -1;                                                                 \
  __gsmack_atomic_begin();                                                     \
  __gsmack_ghost_set_scalar("environment." #effective, (long)(number) + 1);    \
  if (__gsmack_nondet_bool())                                                  \
    __gsmack_ghost_set_scalar("environment." #name, (long)(number) + 1);       \
  __gsmack_atomic_end();                                                       \
  return 0;

int setuid(uid_t user) { BECOME(uid, euid, user) }

int setgid(gid_t group) { BECOME(gid, egid, group) }

/* Sets one of the numbers, or not. -1 leaves it. */
#define SET(name, number)                                                      \
  if ((number) != (uid_t)-1)                                                   \
    __gsmack_ghost_set_scalar("environment." #name, (long)(number) + 1);

#define SET_BOTH(real, effective, a, b)                                        \
  if (done_or_not())                                                           \
    return -1;                                                                 \
  __gsmack_atomic_begin();                                                     \
  SET(real, a)                                                                 \
  SET(effective, b)                                                            \
  __gsmack_atomic_end();                                                       \
  return 0;

int seteuid(uid_t user) { SET_BOTH(uid, euid, (uid_t)-1, user) }

int setegid(gid_t group) { SET_BOTH(gid, egid, (gid_t)-1, group) }

int setreuid(uid_t real, uid_t effective) { SET_BOTH(uid, euid, real, effective) }

int setregid(gid_t real, gid_t effective) { SET_BOTH(gid, egid, real, effective) }

int setresuid(uid_t real, uid_t effective, uid_t saved) { SET_BOTH(uid, euid, real, effective) }

int setresgid(gid_t real, gid_t effective, gid_t saved) { SET_BOTH(gid, egid, real, effective) }

int setgroups(size_t n, const gid_t *groups) {
  reads(groups, n * sizeof *groups);
  return done_or_not();
}

int initgroups(const char *user, gid_t group) {
  reads_all(user);
  return done_or_not();
}

int getgroups(int size, gid_t groups[]) {
  int n = __gsmack_nondet_int();
  __gsmack_assume(n >= 0 && n <= NGROUPS_MAX);
  if (size == 0)
    return n;
  if (n > size)
    return fails_with(EINVAL);
  for (int i = 0; i < n; i++)
    groups[i] = __gsmack_nondet_uint();
  return n;
}

/* Linux is built for at most 8192 processors. */
int get_nprocs(void) {
  int n = __gsmack_nondet_int();
  __gsmack_assume(n >= 1 && n <= 8192);
  return n;
}

static inline long any_limit(int name) {
  if (name == _SC_NPROCESSORS_ONLN || name == _SC_NPROCESSORS_CONF)
    return get_nprocs();
  long value = __gsmack_nondet_long();
  __gsmack_assume(value >= -1 && value < LONG_MAX - 1);
  if (name == _SC_THREAD_STACK_MIN)
    __gsmack_assume(value >= 16384 && value <= 1 << 20);
  return value;
}

/* environment.limit: name -> the limit + 2, 0 if not yet asked for. Those in the first cases may change. */
long sysconf(int name) {
  switch (name) {
  case _SC_NPROCESSORS_ONLN:
  case _SC_AVPHYS_PAGES:
  case _SC_ARG_MAX:
  case _SC_CHILD_MAX:
  case _SC_OPEN_MAX:
  case _SC_SIGQUEUE_MAX:
    return any_limit(name);
  case _SC_PAGESIZE:
    return 4096;
  case _SC_CLK_TCK:
    return 100;
  }
  __gsmack_atomic_begin();
  long known = __gsmack_ghost_get_id("environment.limit", (unsigned long)name);
  if (!known) {
    known = any_limit(name) + 2;
    __gsmack_ghost_set_id("environment.limit", (unsigned long)name, known);
  }
  __gsmack_atomic_end();
  return known - 2;
}

int get_nprocs_conf(void) { return (int)sysconf(_SC_NPROCESSORS_CONF); }

/* What PTHREAD_STACK_MIN is where _GNU_SOURCE is defined. */
long __sysconf(int name) { return sysconf(name); }

/* Any number of averages. */
int getloadavg(double averages[], int n) {
  int got = __gsmack_nondet_int();
  __gsmack_assume(got >= -1 && got <= n);
  for (int i = 0; i < got; i++) {
    averages[i] = __gsmack_nondet_double();
    __gsmack_assume(averages[i] >= 0.0);
  }
  return got;
}

int getpagesize(void) { return 4096; }

/* What the kernel told the program; 0 if it is not there. */
unsigned long getauxval(unsigned long what) { return what == AT_PAGESZ ? 4096 : __gsmack_nondet_ulong(); }

/* The C library is that of the headers. */
#define TEXT(x) #x
#define VERSION(major, minor) TEXT(major) "." TEXT(minor)
const char *gnu_get_libc_version(void) { return VERSION(__GLIBC__, __GLIBC_MINOR__); }
