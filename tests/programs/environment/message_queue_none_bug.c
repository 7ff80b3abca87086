// @expect violated
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <mqueue.h>

int main(void) {
  mqd_t queue = mq_open("/queue", O_RDONLY);
  if (mq_close(queue) == -1)
    assert(errno != EBADF); // want "errno != "
  return 0;
}
