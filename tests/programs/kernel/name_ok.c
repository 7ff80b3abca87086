// @expect verified
// What stands behind the end of the name is not read.
#include <pthread.h>
#include <sys/prctl.h>

static char name[16] = "worker-0";

static void *work(void *arg) {
  name[9] = '1';
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  prctl(PR_SET_NAME, name);
  pthread_join(t, 0);
}
