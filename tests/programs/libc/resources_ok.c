// @expect verified
#include <assert.h>
#include <locale.h>
#include <sys/resource.h>
#include <sys/times.h>
#include <sys/utsname.h>

/* A limit is at most what it could be. */
int main(void) {
  struct rlimit r;
  struct rusage u;
  struct tms t;
  struct utsname n;
  assert(getrlimit(RLIMIT_NOFILE, &r) == 0 && r.rlim_cur <= r.rlim_max);
  int done = setrlimit(RLIMIT_NOFILE, &r);
  assert(done == 0 || done == -1);
  assert(getrusage(RUSAGE_SELF, &u) == 0 && u.ru_utime.tv_usec < 1000000 && u.ru_maxrss >= 0);
  assert(times(&t) >= 0 && t.tms_utime >= 0);
  assert(uname(&n) == 0 && n.machine[sizeof n.machine - 1] == 0);
  char *name = setlocale(LC_ALL, "C");
  assert(!name || name[0] == 'C');
  
  return 0;
}
