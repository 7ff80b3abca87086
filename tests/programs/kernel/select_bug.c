// @expect violated
// Nobody writes.
#include <sys/select.h>
#include <pthread.h>
#include <unistd.h>
static int ends[2], data;
static void *producer(void *arg) {
  data = 7;
  return arg;
}

int main(void) {
  pthread_t t;
  if (pipe(ends) != 0)
    return 1;
  pthread_create(&t, 0, producer, 0);
  fd_set in;
  FD_ZERO(&in);
  FD_SET(ends[0], &in);
  select(ends[0] + 1, &in, 0, 0, 0); // want "waits"
  pthread_join(t, 0);
}
