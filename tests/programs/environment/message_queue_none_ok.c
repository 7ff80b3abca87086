// @expect verified
// -1 is no message queue: what is done with it fails, and says so.
#include <assert.h>
#include <errno.h>
#include <mqueue.h>

int main(void) {
  mqd_t none = (mqd_t)-1;
  char text[8];
  struct mq_attr attributes;
  assert(mq_send(none, "a", 1, 0) == -1 && errno == EBADF);
  assert(mq_receive(none, text, sizeof text, 0) == -1 && errno == EBADF);
  assert(mq_getattr(none, &attributes) == -1 && errno == EBADF);
  assert(mq_close(none) == -1 && errno == EBADF);
  return 0;
}
