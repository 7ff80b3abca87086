// @expect violated
// A trap ends the process, as abort does, but there is no third thread to get there.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int taken;

static void *take(void *arg) {
  pthread_mutex_lock(&m);
  if (taken++ == 2)
    __builtin_trap();
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, take, NULL);
  pthread_create(&u, NULL, take, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  assert(taken < 2); // want "assertion"
  return 0;
}
