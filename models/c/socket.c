/* Sockets: peers answer anything, and may be gone. */
#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

#include "cancel.h"
#include "descriptor.h"
#include "failure.h"
#include "gsmack.h"
#include "reads.h"

/* Says where a peer is, in as many bytes as there are. */
static inline void tell_peer(struct sockaddr *address, socklen_t *size) {
  if (!address || !size)
    return;
  for (socklen_t i = 0; i < *size; i++)
    ((char *)address)[i] = __gsmack_nondet_char();
  *size = __gsmack_nondet_uint();
  __gsmack_assume(*size <= sizeof(struct sockaddr_storage));
}

int socket(int domain, int type, int protocol) { return any_descriptor(); }

int bind(int s, const struct sockaddr *address, socklen_t size) {
  reads(address, size);
  return done_or_not();
}

int listen(int s, int backlog) { return done_or_not(); }

int accept(int s, struct sockaddr *restrict address, socklen_t *restrict size) {
  cancellation_point();
  int peer = any_descriptor();
  if (peer >= 0)
    tell_peer(address, size);
  return peer;
}

int accept4(int s, struct sockaddr *restrict address, socklen_t *restrict size, int flags) {
  return accept(s, address, size);
}

static inline int told_where(struct sockaddr *address, socklen_t *size) {
  if (__gsmack_nondet_bool())
    return fails();
  tell_peer(address, size);
  return 0;
}

int getsockname(int s, struct sockaddr *restrict address, socklen_t *restrict size) {
  return told_where(address, size);
}

int getpeername(int s, struct sockaddr *restrict address, socklen_t *restrict size) {
  return told_where(address, size);
}

/* What one end sends is not what the other one gets. */
int socketpair(int domain, int type, int protocol, int ends[2]) {
  int one = any_descriptor(), other = any_descriptor();
  if (__gsmack_nondet_bool())
    return fails();
  __gsmack_assume(one >= 0 && other >= 0 && one != other);
  ends[0] = one;
  ends[1] = other;
  return 0;
}

int connect(int s, const struct sockaddr *address, socklen_t size) {
  cancellation_point();
  reads(address, size);
  return done_or_interrupted();
}

int shutdown(int s, int how) { return done_or_not(); }

int setsockopt(int s, int level, int name, const void *value, socklen_t size) {
  reads(value, size);
  return done_or_not();
}

int getsockopt(int s, int level, int name, void *restrict value,
               socklen_t *restrict size) {
  if (__gsmack_nondet_bool())
    return fails();
  if (level != SOL_SOCKET || name != SO_ERROR)
    __gsmack_approximate("an option of a socket", value, *size);
  for (socklen_t i = 0; i < *size; i++)
    ((char *)value)[i] = __gsmack_nondet_char();
  socklen_t written = __gsmack_nondet_uint();
  __gsmack_assume(written <= *size);
  *size = written;
  return 0;
}

ssize_t send(int s, const void *from, size_t size, int flags) {
  cancellation_point();
  sends(from, size);
  return some_bytes(size);
}

ssize_t sendto(int s, const void *from, size_t size, int flags,
               const struct sockaddr *to, socklen_t length) {
  cancellation_point();
  sends(from, size);
  reads(to, length);
  return some_bytes(size);
}

ssize_t recv(int s, void *to, size_t size, int flags) {
  cancellation_point();
  ssize_t got = some_input(size);
  for (ssize_t i = 0; i < got; i++)
    ((char *)to)[i] = __gsmack_nondet_char();
  return got;
}

ssize_t recvfrom(int s, void *restrict to, size_t size, int flags,
                 struct sockaddr *restrict from, socklen_t *restrict length) {
  ssize_t got = recv(s, to, size, flags);
  if (got >= 0)
    tell_peer(from, length);
  return got;
}

in_addr_t inet_addr(const char *text) {
  reads_all(text);
  __gsmack_approximate("the address that inet_addr reads", 0, 0);
  return __gsmack_nondet_uint();
}

int inet_aton(const char *text, struct in_addr *address) {
  reads_all(text);
  __gsmack_approximate("the address that inet_aton reads", address,
                       sizeof *address);
  address->s_addr = __gsmack_nondet_uint();
  return __gsmack_nondet_bool();
}

/* Four numbers and the dots between them. */
static inline void write_address(char *text, const unsigned char *bytes) {
  char *end = text;
  for (int i = 0; i < 4; i++) {
    if (i > 0)
      *end++ = '.';
    if (bytes[i] >= 100)
      *end++ = (char)('0' + bytes[i] / 100);
    if (bytes[i] >= 10)
      *end++ = (char)('0' + bytes[i] / 10 % 10);
    *end++ = (char)('0' + bytes[i] % 10);
  }
  *end = 0;
}

/* The next call overwrites the text. */
char *inet_ntoa(struct in_addr address) {
  static char text[INET_ADDRSTRLEN];
  write_address(text, (const unsigned char *)&address);
  return text;
}

/* Texts of addresses of version 6 are any that fit. */
const char *inet_ntop(int family, const void *restrict address,
                      char *restrict to, socklen_t size) {
  char text[INET6_ADDRSTRLEN];
  if (family == AF_INET) {
    write_address(text, address);
  } else if (family == AF_INET6) {
    reads(address, sizeof(struct in6_addr));
    __gsmack_approximate("the text that inet_ntop writes", to, size);
    for (int i = 0; i < INET6_ADDRSTRLEN; i++)
      text[i] = __gsmack_nondet_char();
    text[INET6_ADDRSTRLEN - 1] = 0;
    __gsmack_assume(strlen(text) >= 2);
  } else {
    fails_with(EAFNOSUPPORT);
    return 0;
  }
  if (strlen(text) >= size) {
    fails_with(ENOSPC);
    return 0;
  }
  return strcpy(to, text);
}

/* Four numbers without a zero in front. The address is not written where the text is none. */
int inet_pton(int family, const char *restrict text, void *restrict address) {
  unsigned char bytes[4];
  if (family == AF_INET6) {
    reads_all(text);
    __gsmack_approximate("the address that inet_pton reads", address,
                         sizeof(struct in6_addr));
    _Bool done = __gsmack_nondet_bool();
    for (size_t i = 0; done && i < sizeof(struct in6_addr); i++)
      ((char *)address)[i] = __gsmack_nondet_char();
    return done;
  }
  if (family != AF_INET)
    return fails_with(EAFNOSUPPORT);
  for (int i = 0; i < 4; i++) {
    int value = 0, digits = 0;
    for (; *text >= '0' && *text <= '9'; text++, digits++) {
      if (digits > 0 && value == 0)
        return 0;
      value = value * 10 + (*text - '0');
      if (value > 255)
        return 0;
    }
    if (digits == 0 || *text != (i < 3 ? '.' : 0))
      return 0;
    text++;
    bytes[i] = (unsigned char)value;
  }
  __builtin_memcpy(address, bytes, 4);
  return 1;
}

struct hostent *gethostbyname(const char *name) {
  static struct in_addr address;
  static char *addresses[] = {(char *)&address, 0};
  static struct hostent host = {.h_addrtype = AF_INET,
                                .h_length = sizeof address,
                                .h_addr_list = addresses};
  reads_all(name);
  if (__gsmack_nondet_bool())
    return 0;
  address.s_addr = __gsmack_nondet_uint();
  return &host;
}
