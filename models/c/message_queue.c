/* <mqueue.h>: queues that other processes read and write as they like. */
#include <errno.h>
#include <mqueue.h>

#include "cancel.h"
#include "descriptor.h"
#include "failure.h"
#include "gsmack.h"
#include "reads.h"
#include "timeout.h"

mqd_t mq_open(const char *name, int flags, ...) {
  reads_all(name);
  return any_descriptor();
}

int mq_close(mqd_t queue) {
  return queue < 0 ? fails_with(EBADF) : done_or_not();
}

int mq_unlink(const char *name) {
  reads_all(name);
  return done_or_not();
}

int mq_send(mqd_t queue, const char *from, size_t size, unsigned priority) {
  cancellation_point();
  if (queue < 0)
    return fails_with(EBADF);
  sends(from, size);
  return done_or_interrupted();
}

int mq_timedsend(mqd_t queue, const char *from, size_t size, unsigned priority, const struct timespec *time) {
  if (!valid_time(time))
    return fails_with(EINVAL);
  return mq_send(queue, from, size, priority);
}

ssize_t mq_receive(mqd_t queue, char *to, size_t size, unsigned *priority) {
  cancellation_point();
  if (queue < 0)
    return fails_with(EBADF);
  ssize_t got = some_bytes(size);
  for (ssize_t i = 0; i < got; i++)
    to[i] = __gsmack_nondet_char();
  if (got >= 0 && priority)
    *priority = __gsmack_nondet_uint();
  return got;
}

ssize_t mq_timedreceive(mqd_t queue, char *restrict to, size_t size, unsigned *restrict priority,
                        const struct timespec *restrict time) {
  if (!valid_time(time))
    return fails_with(EINVAL);
  return mq_receive(queue, to, size, priority);
}

int mq_getattr(mqd_t queue, struct mq_attr *attributes) {
  if (queue < 0)
    return fails_with(EBADF);
  if (__gsmack_nondet_bool())
    return fails();
  attributes->mq_flags = __gsmack_nondet_long();
  attributes->mq_maxmsg = __gsmack_nondet_long();
  attributes->mq_msgsize = __gsmack_nondet_long();
  attributes->mq_curmsgs = __gsmack_nondet_long();
  __gsmack_assume(attributes->mq_maxmsg >= 1 && attributes->mq_msgsize >= 1 && attributes->mq_curmsgs >= 0 &&
                  attributes->mq_curmsgs <= attributes->mq_maxmsg);
  return 0;
}

int mq_setattr(mqd_t queue, const struct mq_attr *restrict new, struct mq_attr *restrict old) {
  if (queue < 0)
    return fails_with(EBADF);
  reads(new, sizeof *new);
  return old ? mq_getattr(queue, old) : done_or_not();
}
