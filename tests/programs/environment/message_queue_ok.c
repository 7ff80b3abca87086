// @expect verified
#include <assert.h>
#include <fcntl.h>
#include <mqueue.h>

int main(void) {
  struct mq_attr attr = {.mq_maxmsg = 1, .mq_msgsize = 8}, now;
  mqd_t q = mq_open("/q", O_CREAT | O_RDWR, 0600, &attr);
  if (q == (mqd_t)-1)
    return 1;
  char message[8] = "hello", got[8];
  unsigned priority;
  mq_send(q, message, sizeof message, 0);
  ssize_t n = mq_receive(q, got, sizeof got, &priority);
  assert(n <= 8);
  if (mq_getattr(q, &now) == 0)
    assert(now.mq_curmsgs <= now.mq_maxmsg);
  mq_setattr(q, &attr, 0);
  mq_close(q);
  mq_unlink("/q");
}
