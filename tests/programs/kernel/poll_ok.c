// @expect verified
// poll waits for the byte, behind which the data is, and says for what the file is ready.
#include <assert.h>
#include <poll.h>
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
  char c;
  if (pipe(ends) != 0)
    return 1;
  pthread_create(&t, 0, producer, 0);
  struct pollfd asked = {.fd = ends[0], .events = POLLIN};
  assert(poll(&asked, 1, -1) == 1 && asked.revents == POLLIN);
  assert(read(ends[0], &c, 1) == 1 && c == '!' && data == 7);
  pthread_join(t, 0);
}
