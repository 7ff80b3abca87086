// @expect verified
// select waits for the byte, behind which the data is.
#include <assert.h>
#include <sys/select.h>
#include <pthread.h>
#include <unistd.h>
static int ends[2], data;
static void *producer(void *arg) {
  data = 7;
  write(ends[1], "!", 1);
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
  int n = select(ends[0] + 1, &in, 0, 0, 0);
  assert(n == 1);
  assert(FD_ISSET(ends[0], &in));
  char c;
  assert(read(ends[0], &c, 1) == 1 && c == '!');
  assert(data == 7);
  pthread_join(t, 0);
}
