/* <string.h>, blocks of memory. Copying and filling are left to the translator, which
 * knows how the objects are laid out. */
#include <string.h>
#include <strings.h>

#include "gsmack.h"

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  return __builtin_memcpy(to, from, size);
}

void *mempcpy(void *restrict to, const void *restrict from, size_t size) {
  return (char *)__builtin_memcpy(to, from, size) + size;
}

void *memmove(void *to, const void *from, size_t size) {
  return __builtin_memmove(to, from, size);
}

void *memset(void *to, int byte, size_t size) {
  return __builtin_memset(to, byte, size);
}

void bzero(void *to, size_t size) { __builtin_memset(to, 0, size); }

void explicit_bzero(void *to, size_t size) { __builtin_memset(to, 0, size); }

void bcopy(const void *from, void *to, size_t size) {
  __builtin_memmove(to, from, size);
}

/* All bytes are read, also behind the first that differ. */
int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *a = left, *b = right;
  int order = 0;
  for (size_t i = 0; i < size; i++) {
    int difference = a[i] - b[i];
    if (!order)
      order = difference;
  }
  return order;
}

int bcmp(const void *left, const void *right, size_t size) {
  return memcmp(left, right, size);
}

void *memchr(const void *memory, int byte, size_t size) {
  const unsigned char *a = memory;
  for (size_t i = 0; i < size; i++)
    if (a[i] == (unsigned char)byte)
      return (void *)(a + i);
  return 0;
}

void *memmem(const void *memory, size_t size, const void *part,
             size_t length) {
  const unsigned char *a = memory, *b = part;
  for (size_t at = 0; length <= size && at <= size - length; at++) {
    size_t i = 0;
    while (i < length && a[at + i] == b[i])
      i++;
    if (i == length)
      return (void *)(a + at);
  }
  return 0;
}

void *memrchr(const void *memory, int byte, size_t size) {
  const unsigned char *a = memory;
  for (size_t i = size; i > 0; i--)
    if (a[i - 1] == (unsigned char)byte)
      return (void *)(a + i - 1);
  return 0;
}

void *memccpy(void *restrict to, const void *restrict from, int byte,
              size_t size) {
  unsigned char *a = to;
  const unsigned char *b = from;
  for (size_t i = 0; i < size; i++) {
    a[i] = b[i];
    if (b[i] == (unsigned char)byte) {
      __gsmack_apart(to, from, i + 1);
      return a + i + 1;
    }
  }
  __gsmack_apart(to, from, size);
  return 0;
}
