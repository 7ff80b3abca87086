/* <wchar.h>, strings and blocks of wide characters. */
#include <limits.h>
#include <stdlib.h>
#include <wchar.h>

#include "gsmack.h"

static inline int order(wchar_t a, wchar_t b) { return a < b ? -1 : a > b; }

size_t wcslen(const wchar_t *s) {
  size_t n = 0;
  while (s[n])
    n++;
  return n;
}

size_t wcsnlen(const wchar_t *s, size_t most) {
  size_t n = 0;
  while (n < most && s[n])
    n++;
  return n;
}

wchar_t *wcscpy(wchar_t *restrict to, const wchar_t *restrict from) {
  size_t i = 0;
  while ((to[i] = from[i]))
    i++;
  __gsmack_apart(to, from, (i + 1) * sizeof *to);
  return to;
}

wchar_t *wcsncpy(wchar_t *restrict to, const wchar_t *restrict from,
                 size_t size) {
  size_t i = 0;
  for (; i < size && from[i]; i++)
    to[i] = from[i];
  __gsmack_apart(to, from, (i < size ? i + 1 : size) * sizeof *to);
  for (; i < size; i++)
    to[i] = 0;
  return to;
}

wchar_t *wcscat(wchar_t *restrict to, const wchar_t *restrict from) {
  wcscpy(to + wcslen(to), from);
  return to;
}

wchar_t *wcsncat(wchar_t *restrict to, const wchar_t *restrict from,
                 size_t size) {
  wchar_t *end = to;
  while (*end)
    end++;
  size_t i = 0;
  for (; i < size && from[i]; i++)
    end[i] = from[i];
  end[i] = 0;
  __gsmack_apart(end, from, (i < size ? i + 1 : size) * sizeof *end);
  return to;
}

int wcscmp(const wchar_t *a, const wchar_t *b) {
  while (*a && *a == *b)
    a++, b++;
  return order(*a, *b);
}

int wcsncmp(const wchar_t *a, const wchar_t *b, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (a[i] != b[i] || !a[i])
      return order(a[i], b[i]);
  return 0;
}

wchar_t *wcschr(const wchar_t *s, wchar_t c) {
  for (;; s++) {
    if (*s == c)
      return (wchar_t *)s;
    if (!*s)
      return 0;
  }
}

wchar_t *wcsrchr(const wchar_t *s, wchar_t c) {
  const wchar_t *found = 0;
  for (;; s++) {
    if (*s == c)
      found = s;
    if (!*s)
      return (wchar_t *)found;
  }
}

wchar_t *wcsstr(const wchar_t *s, const wchar_t *part) {
  for (;; s++) {
    size_t i = 0;
    while (part[i] && s[i] == part[i])
      i++;
    if (!part[i])
      return (wchar_t *)s;
    if (!*s)
      return 0;
  }
}

size_t wcsspn(const wchar_t *s, const wchar_t *set) {
  size_t n = 0;
  while (s[n] && wcschr(set, s[n]))
    n++;
  return n;
}

size_t wcscspn(const wchar_t *s, const wchar_t *set) {
  size_t n = 0;
  while (s[n] && !wcschr(set, s[n]))
    n++;
  return n;
}

wchar_t *wcspbrk(const wchar_t *s, const wchar_t *set) {
  s += wcscspn(s, set);
  return *s ? (wchar_t *)s : 0;
}

wchar_t *wcstok(wchar_t *restrict s, const wchar_t *restrict set, wchar_t **restrict rest) {
  if (!s)
    s = *rest;
  s += wcsspn(s, set);
  wchar_t *end = s + wcscspn(s, set);
  *rest = *end ? end + 1 : end;
  if (!*s)
    return 0;
  *end = 0;
  return s;
}

static inline wint_t lower(wint_t c) { return c >= L'A' && c <= L'Z' ? c - L'A' + L'a' : c; }

int wcsncasecmp(const wchar_t *a, const wchar_t *b, size_t size) {
  for (size_t i = 0; i < size; i++) {
    wint_t x = lower((wint_t)a[i]), y = lower((wint_t)b[i]);
    if (x != y || !x)
      return x < y ? -1 : x > y;
  }
  return 0;
}

int wcscasecmp(const wchar_t *a, const wchar_t *b) { return wcsncasecmp(a, b, LONG_MAX); }

wchar_t *wcsdup(const wchar_t *s) {
  size_t size = (wcslen(s) + 1) * sizeof *s;
  wchar_t *copy = malloc(size);
  return copy ? __builtin_memcpy(copy, s, size) : 0;
}

wchar_t *wmemset(wchar_t *to, wchar_t c, size_t size) {
  for (size_t i = 0; i < size; i++)
    to[i] = c;
  return to;
}

wchar_t *wmemcpy(wchar_t *restrict to, const wchar_t *restrict from,
                 size_t size) {
  return __builtin_memcpy(to, from, size * sizeof *to);
}

wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t size) {
  return __builtin_memmove(to, from, size * sizeof *to);
}

int wmemcmp(const wchar_t *a, const wchar_t *b, size_t size) {
  int first = 0;
  for (size_t i = 0; i < size; i++)
    if (!first)
      first = order(a[i], b[i]);
  return first;
}

wchar_t *wmemchr(const wchar_t *s, wchar_t c, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (s[i] == c)
      return (wchar_t *)(s + i);
  return 0;
}
