/* <arpa/inet.h>: between the machine's order of bytes, lowest first, and the network's. */
#include <arpa/inet.h>

#undef htons
#undef ntohs
#undef htonl
#undef ntohl

uint16_t htons(uint16_t host) { return __builtin_bswap16(host); }

uint16_t ntohs(uint16_t net) { return __builtin_bswap16(net); }

uint32_t htonl(uint32_t host) { return __builtin_bswap32(host); }

uint32_t ntohl(uint32_t net) { return __builtin_bswap32(net); }
