/* Where hosts are: any addresses, or a failure. Those that getaddrinfo gives end with freeaddrinfo. */
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "cancel.h"
#include "failure.h"
#include "family.h"
#include "gsmack.h"
#include "heap.h"
#include "reads.h"

enum { ADDRESSES = 2 }; /* at most; a bound that the verdict names */

static inline int any_error(void) {
  int error = __gsmack_nondet_int();
  __gsmack_assume(error < 0 && error >= EAI_OVERFLOW);
  if (error == EAI_SYSTEM)
    fails();
  return error;
}

static inline struct addrinfo *any_address(const struct addrinfo *hints, struct addrinfo *next) {
  struct addrinfo *info = __gsmack_alloc(sizeof *info);
  int family = hints ? hints->ai_family : AF_UNSPEC;
  if (family == AF_UNSPEC)
    family = __gsmack_nondet_bool() ? AF_INET : AF_INET6;
  info->ai_flags = hints ? hints->ai_flags : __gsmack_nondet_int();
  info->ai_family = family;
  info->ai_socktype = hints && hints->ai_socktype ? hints->ai_socktype : __gsmack_nondet_int();
  info->ai_protocol = hints && hints->ai_protocol ? hints->ai_protocol : __gsmack_nondet_int();
  info->ai_addrlen = family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6);
  info->ai_addr = __gsmack_alloc(info->ai_addrlen);
  info->ai_addr->sa_family = (sa_family_t)family;
  info->ai_canonname = 0;
  info->ai_next = next;
  __model_belongs(info, OF_LIBRARY);
  __model_belongs(info->ai_addr, OF_LIBRARY);
  keep(info, 1);
  return info;
}

int getaddrinfo(const char *restrict host, const char *restrict service, const struct addrinfo *restrict hints,
                struct addrinfo **restrict found) {
  possible_cancellation_point();
  if (host)
    reads_all(host);
  if (service)
    reads_all(service);
  if (!host && !service)
    return EAI_NONAME;
  if (hints && hints->ai_family != AF_UNSPEC && hints->ai_family != AF_INET && hints->ai_family != AF_INET6)
    return EAI_FAMILY;
  if (hints && hints->ai_flags / AI_CANONNAME % 2 != 0)
    __gsmack_unknown("getaddrinfo, with the name of the host");
  if (__gsmack_nondet_bool())
    return any_error();
  int n = __gsmack_nondet_int();
  __gsmack_assume(n >= 1);
  __gsmack_bound(n <= ADDRESSES, "addresses", ADDRESSES);
  __gsmack_assume(n <= ADDRESSES);
  *found = any_address(hints, n == ADDRESSES ? any_address(hints, 0) : 0);
  return 0;
}

void freeaddrinfo(struct addrinfo *info) {
  while (info) {
    __gsmack_assert(__model_family(info) == OF_LIBRARY, "memory", "freeaddrinfo: the memory is not what getaddrinfo gave");
    struct addrinfo *next = info->ai_next;
    keep(info, 0);
    __gsmack_free(info->ai_addr);
    __gsmack_free(info);
    info = next;
  }
}

static inline void any_name(char *to, socklen_t size) {
  for (socklen_t i = 0; i < size; i++)
    to[i] = i + 1 < size ? __gsmack_nondet_char() : 0;
}

int getnameinfo(const struct sockaddr *restrict address, socklen_t size, char *restrict host, socklen_t host_size,
                char *restrict service, socklen_t service_size, int flags) {
  reads(address, size);
  if (__gsmack_nondet_bool())
    return any_error();
  if (host)
    any_name(host, host_size);
  if (service)
    any_name(service, service_size);
  return 0;
}
