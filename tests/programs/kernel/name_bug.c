// @expect violated
// The name of a thread is read, up to its end.
#include <pthread.h>
#include <sys/prctl.h>

static char name[16] = "worker-0";

static void *work(void *arg) {
  name[7] = '1'; // want "name"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  prctl(PR_SET_NAME, name);
  pthread_join(t, 0);
}
