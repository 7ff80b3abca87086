// @expect verified
// How often a thread tries is a member that others read, too.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct config {
  int limit;
} config;
atomic_int flag;
int x;

static int poll(struct config *c) {
  for (int i = 0; i < c->limit; i++)
    if (flag)
      return 1;
  return 0;
}

void *reader(void *arg) {
  if (poll(arg))
    assert(x == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  config.limit = 100000;
  pthread_create(&t, 0, reader, &config);
  x = 1;
  flag = 1;
  if (poll(&config))
    pthread_join(t, 0);
  else
    assert(0); // it is set already
  return 0;
}
