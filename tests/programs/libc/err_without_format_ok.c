// @expect verified
// err and its like end the process, warn and syslog do not; a format may be missing.
#include <assert.h>
#include <err.h>
#include <pthread.h>
#include <stdlib.h>
#include <syslog.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;
static void *count(void *a) {
  pthread_mutex_lock(&m);
  syslog(LOG_INFO, "%d", n++);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(int argc, char **argv) {
  pthread_t t;
  if (argc > 2)
    errx(1, "usage: %s", argv[0]);
  assert(argc <= 2);
  openlog("prog", LOG_PID, LOG_USER);
  if (pthread_create(&t, 0, count, 0))
    err(1, 0);
  warnx("%s", "started");
  if (pthread_join(t, 0))
    err(1, "pthread_join");
  assert(n == 1);
  closelog();
  return 0;
}
