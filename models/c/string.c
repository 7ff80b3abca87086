/* <string.h>, strings. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "gsmack.h"
#include "other_locale.h"

size_t strlen(const char *s) {
  size_t n = 0;
  while (s[n])
    n++;
  return n;
}

size_t strnlen(const char *s, size_t most) {
  size_t n = 0;
  while (n < most && s[n])
    n++;
  return n;
}

char *strcpy(char *restrict to, const char *restrict from) {
  size_t i = 0;
  while ((to[i] = from[i]))
    i++;
  __gsmack_apart(to, from, i + 1);
  return to;
}

char *stpcpy(char *restrict to, const char *restrict from) {
  char *end = to;
  while ((*end = *from++))
    end++;
  __gsmack_apart(to, from - (end - to + 1), end - to + 1);
  return end;
}

char *strncpy(char *restrict to, const char *restrict from, size_t size) {
  size_t i = 0;
  for (; i < size && from[i]; i++)
    to[i] = from[i];
  __gsmack_apart(to, from, i < size ? i + 1 : size);
  for (; i < size; i++)
    to[i] = 0;
  return to;
}

char *stpncpy(char *restrict to, const char *restrict from, size_t size) {
  strncpy(to, from, size);
  return to + strnlen(from, size);
}

char *strcat(char *restrict to, const char *restrict from) {
  strcpy(to + strlen(to), from);
  return to;
}

char *strncat(char *restrict to, const char *restrict from, size_t size) {
  char *end = to;
  while (*end)
    end++;
  size_t i = 0;
  for (; i < size && from[i]; i++)
    end[i] = from[i];
  end[i] = 0;
  __gsmack_apart(end, from, i < size ? i + 1 : size);
  return to;
}

int strcmp(const char *a, const char *b) {
  while (*a && *a == *b)
    a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}

/* In the C locale the order is that of the bytes. */
int strcoll(const char *a, const char *b) {
  int order = strcmp(a, b);
  if (order == 0 || !OTHER_LOCALE)
    return order;
  __gsmack_approximate("how the locale orders texts", 0, 0);
  return __gsmack_nondet_int();
}

/* In the C locale a text is its own key. */
size_t strxfrm(char *restrict to, const char *restrict from, size_t room) {
  if (OTHER_LOCALE)
    __gsmack_unknown("strxfrm in a locale other than C's");
  size_t length = strlen(from);
  if (room)
    strncpy(to, from, length < room ? length + 1 : room);
  return length;
}

static inline _Bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* How many zeros are in front of another digit. */
static inline size_t zeros(const char *s) {
  size_t n = 0;
  while (s[n] == '0' && is_digit(s[n + 1]))
    n++;
  return n;
}

/* Numbers are compared where the strings differ in one. The more zeros in front, the smaller; behind zeros, digits are those of a fraction. */
int strverscmp(const char *a, const char *b) {
  size_t i = 0, begin = 0;
  for (; a[i] == b[i]; i++) {
    if (!a[i])
      return 0;
    if (!is_digit(a[i]))
      begin = i + 1;
  }
  int order = (unsigned char)a[i] - (unsigned char)b[i];
  a += begin, b += begin;
  if (!is_digit(*a) || !is_digit(*b))
    return order;
  size_t front = zeros(a), other = zeros(b);
  if (front != other)
    return front > other ? -1 : 1;
  size_t n = 0;
  while (is_digit(a[n]) && is_digit(b[n]))
    n++;
  if (front == 0 && is_digit(a[n]) != is_digit(b[n]))
    return is_digit(a[n]) ? 1 : -1;
  return order;
}

int strncmp(const char *a, const char *b, size_t size) {
  for (size_t i = 0; i < size; i++) {
    if (a[i] != b[i])
      return (unsigned char)a[i] - (unsigned char)b[i];
    if (!a[i])
      return 0;
  }
  return 0;
}

static inline int lower(char c) {
  return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c;
}

int strcasecmp(const char *a, const char *b) {
  while (*a && lower(*a) == lower(*b))
    a++, b++;
  return lower(*a) - lower(*b);
}

int strncasecmp(const char *a, const char *b, size_t size) {
  for (size_t i = 0; i < size; i++) {
    if (lower(a[i]) != lower(b[i]))
      return lower(a[i]) - lower(b[i]);
    if (!a[i])
      return 0;
  }
  return 0;
}

char *strchr(const char *s, int c) {
  for (;; s++) {
    if (*s == (char)c)
      return (char *)s;
    if (!*s)
      return 0;
  }
}

char *strchrnul(const char *s, int c) {
  while (*s && *s != (char)c)
    s++;
  return (char *)s;
}

void *rawmemchr(const void *s, int c) {
  const unsigned char *p = s;
  while (*p != (unsigned char)c)
    p++;
  return (void *)p;
}

char *strrchr(const char *s, int c) {
  const char *found = 0;
  for (;; s++) {
    if (*s == (char)c)
      found = s;
    if (!*s)
      return (char *)found;
  }
}

char *index(const char *s, int c) { return strchr(s, c); }

char *rindex(const char *s, int c) { return strrchr(s, c); }

char *strstr(const char *s, const char *part) {
  for (;; s++) {
    size_t i = 0;
    while (part[i] && s[i] == part[i])
      i++;
    if (!part[i])
      return (char *)s;
    if (!*s)
      return 0;
  }
}

char *strcasestr(const char *s, const char *part) {
  for (;; s++) {
    size_t i = 0;
    while (part[i] && lower(s[i]) == lower(part[i]))
      i++;
    if (!part[i])
      return (char *)s;
    if (!*s)
      return 0;
  }
}

size_t strspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && strchr(set, s[n]))
    n++;
  return n;
}

size_t strcspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && !strchr(set, s[n]))
    n++;
  return n;
}

char *strpbrk(const char *s, const char *set) {
  s += strcspn(s, set);
  return *s ? (char *)s : 0;
}

char *strtok_r(char *restrict s, const char *restrict set,
               char **restrict rest) {
  if (!s)
    s = *rest;
  s += strspn(s, set);
  char *end = s + strcspn(s, set);
  *rest = *end ? end + 1 : end;
  if (!*s)
    return 0;
  *end = 0;
  return s;
}

char *strtok(char *restrict s, const char *restrict set) {
  static char *rest;
  return strtok_r(s, set, &rest);
}

/* The text as far as there is room, with its end; the length that it has. */
size_t strlcpy(char *restrict to, const char *restrict from, size_t size) {
  size_t length = strlen(from);
  if (size > 0) {
    size_t kept = length < size ? length : size - 1;
    __builtin_memcpy(to, from, kept);
    to[kept] = 0;
  }
  return length;
}

size_t strlcat(char *restrict to, const char *restrict from, size_t size) {
  size_t before = strnlen(to, size);
  return before + strlcpy(to + before, from, size - before);
}

char *strdup(const char *s) {
  char *copy = malloc(strlen(s) + 1);
  return copy ? strcpy(copy, s) : 0;
}

char *strndup(const char *s, size_t most) {
  size_t size = strnlen(s, most);
  char *copy = malloc(size + 1);
  if (!copy)
    return 0;
  __builtin_memcpy(copy, s, size);
  copy[size] = 0;
  return copy;
}

char *strsep(char **restrict rest, const char *restrict set) {
  char *s = *rest;
  if (!s)
    return 0;
  char *end = s + strcspn(s, set);
  *rest = *end ? end + 1 : 0;
  *end = 0;
  return s;
}
