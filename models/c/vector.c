/* <sys/uio.h>, and messages of sockets: several pieces of memory at a time. */
#include <stddef.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "reads.h"

static inline size_t size_of(const struct iovec *pieces, int n) {
  size_t size = 0;
  for (int i = 0; i < n; i++)
    size += pieces[i].iov_len;
  return size;
}

static inline ssize_t fill(const struct iovec *pieces, int n) {
  ssize_t got = some_input(size_of(pieces, n)), left = got;
  for (int i = 0; i < n && left > 0; i++)
    for (size_t j = 0; j < pieces[i].iov_len && left > 0; j++, left--)
      ((char *)pieces[i].iov_base)[j] = __gsmack_nondet_char();
  return got;
}

static inline ssize_t take(const struct iovec *pieces, int n) {
  for (int i = 0; i < n; i++)
    sends(pieces[i].iov_base, pieces[i].iov_len);
  return some_bytes(size_of(pieces, n));
}

/* Pipes and eventfds are exact, and take one piece at a time. */
static inline void is_other(int file) {
  if (is_known(file))
    __gsmack_unknown("several pieces of memory, to or from a pipe or an eventfd");
}

ssize_t readv(int file, const struct iovec *pieces, int n) {
  cancellation_point();
  is_other(file);
  return fill(pieces, n);
}

ssize_t writev(int file, const struct iovec *pieces, int n) {
  cancellation_point();
  is_other(file);
  return take(pieces, n);
}

ssize_t preadv(int file, const struct iovec *pieces, int n, off_t from) {
  return readv(file, pieces, n);
}

ssize_t pwritev(int file, const struct iovec *pieces, int n, off_t from) {
  return writev(file, pieces, n);
}

ssize_t recvmsg(int s, struct msghdr *message, int flags) {
  cancellation_point();
  if (message->msg_control && message->msg_controllen != 0)
    __gsmack_unknown("recvmsg, with control data");
  for (socklen_t i = 0; message->msg_name && i < message->msg_namelen; i++)
    ((char *)message->msg_name)[i] = __gsmack_nondet_char();
  ssize_t got = fill(message->msg_iov, (int)message->msg_iovlen);
  if (got >= 0) {
    message->msg_namelen = __gsmack_nondet_uint();
    __gsmack_assume(message->msg_namelen <= sizeof(struct sockaddr_storage));
    message->msg_flags = __gsmack_nondet_int();
  }
  return got;
}

ssize_t sendmsg(int s, const struct msghdr *message, int flags) {
  cancellation_point();
  if (message->msg_name)
    reads(message->msg_name, message->msg_namelen);
  if (message->msg_control)
    reads(message->msg_control, message->msg_controllen);
  return take(message->msg_iov, (int)message->msg_iovlen);
}
