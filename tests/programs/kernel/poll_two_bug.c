// @expect violated
// The work may come behind the first file has been looked at, and the end before the second.
#include <assert.h>
#include <poll.h>
#include <pthread.h>
#include <unistd.h>

static int work[2], end[2], done;

static void *worker(void *arg) {
  char c;
  for (;;) {
    struct pollfd asked[2] = {{work[0], POLLIN, 0}, {end[0], POLLIN, 0}};
    poll(asked, 2, -1);
    if (asked[0].revents == POLLIN && read(work[0], &c, 1) == 1)
      done++;
    else if (asked[1].revents != 0)
      return arg;
  }
}

int main(void) {
  pthread_t t;
  if (pipe(work) != 0 || pipe(end) != 0)
    return 1;
  pthread_create(&t, 0, worker, 0);
  write(work[1], "w", 1);
  close(end[1]);
  pthread_join(t, 0);
  assert(done == 1); // want "done"
}
