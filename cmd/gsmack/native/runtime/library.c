/* What functions of the C library read and write on behalf of a program that is explored, as far as each implementation has to. The program calls what stands here in
 * their place (build.go); libraries and models do not. Functions that only compute on memory are models (models/c), whose accesses are seen like any others. What comes of
 * these here is open in a model and known of the real one, which is called. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include "conversion.h"

void __tsan_read_range(const void *from, size_t size);
void __tsan_write_range(void *to, size_t size);
size_t gsmack_strlen(const char *s);
void *gsmack_memmove(void *to, const void *from, size_t size);
void __gsmack_uses(const void *address, unsigned long size);
void __gsmack_assert(_Bool condition, const char *property, const char *message);
void __gsmack_bound(_Bool condition, const char *name, long limit);
long __gsmack_text_length(const char *text, int end);

#define LIST(...) __VA_ARGS__

/* A text is read up to its end. A literal ends within itself, and nobody writes to it. */
void __model_printed_text(const char *s, int precision) {
  __gsmack_assert(s != 0, "memory", "a null pointer is followed");
  if (!s || __gsmack_text_length(s, 0) >= 0)
    return;
  if (precision < 0) {
    gsmack_strlen(s);
    return;
  }
  size_t most = (size_t)precision, n = strnlen(s, most);
  __tsan_read_range(s, n < most ? n + 1 : n);
}
static void reads_text(const char *s) { __model_printed_text(s, -1); }

/* Output. */
static void reads_pieces(const struct iovec *v, int n) {
  __tsan_read_range(v, n > 0 ? (size_t)n * sizeof *v : 0);
  for (int i = 0; i < n; i++)
    __tsan_read_range(v[i].iov_base, v[i].iov_len);
}
#define OUTPUT(type, name, parameters, arguments, reads) \
  type gsmack_world_##name(parameters) { return reads, name(arguments); }
OUTPUT(int, puts, const char *s, s, reads_text(s))
OUTPUT(int, fputs, LIST(const char *s, FILE *file), LIST(s, file), reads_text(s))
OUTPUT(void, perror, const char *s, s, s ? reads_text(s) : (void)0)
OUTPUT(size_t, fwrite, LIST(const void *from, size_t size, size_t n, FILE *file), LIST(from, size, n, file), __tsan_read_range(from, size * n))
OUTPUT(ssize_t, write, LIST(int file, const void *from, size_t n), LIST(file, from, n), __tsan_read_range(from, n))
OUTPUT(ssize_t, pwrite, LIST(int file, const void *from, size_t n, off_t at), LIST(file, from, n, at), __tsan_read_range(from, n))
OUTPUT(ssize_t, writev, LIST(int file, const struct iovec *v, int n), LIST(file, v, n), reads_pieces(v, n))
OUTPUT(ssize_t, send, LIST(int file, const void *from, size_t n, int flags), LIST(file, from, n, flags), __tsan_read_range(from, n))

/* Formats. */
void __model_printed_count8(signed char *to) { __tsan_write_range(to, sizeof *to); }
void __model_printed_count16(short *to) { __tsan_write_range(to, sizeof *to); }
void __model_printed_count32(int *to) { __tsan_write_range(to, sizeof *to); }
void __model_printed_count64(long long *to) { __tsan_write_range(to, sizeof *to); }
#define READS_FORMAT(format) reads_text(format)
#define HANDED_ON() __gsmack_taken() /* how many there are in a list is not known */
#define COPY(to, from, size) gsmack_memmove(to, from, size)
#define __wrap_gsmack_world_vprintf gsmack_world_vprintf
#define __wrap_gsmack_world_vfprintf gsmack_world_vfprintf
#define __wrap_gsmack_world_vdprintf gsmack_world_vdprintf
#define __wrap_gsmack_world_vsprintf gsmack_world_vsprintf
#define __wrap_gsmack_world_vsnprintf gsmack_world_vsnprintf
#define __wrap_gsmack_world_vasprintf gsmack_world_vasprintf
#define __real_gsmack_world_vprintf vprintf
#define __real_gsmack_world_vfprintf vfprintf
#define __real_gsmack_world_vdprintf vdprintf
#include "print.c"
static int __real_gsmack_world_vasprintf(char **to, const char *format, va_list list) { return __tsan_write_range(to, sizeof *to), vasprintf(to, format, list); }
PRINTS(asprintf, 0, 0, LIST(char **to, const char *format), LIST(to, format))

/* What was read by a format was stored where its conversions say, up to the first that failed. */
static void stored(int done, const char *format, va_list list) {
  struct conversion c;
  for (const char *f = format; *f;) {
    if (*f++ != '%')
      continue;
    f = conversion(f, &c);
    if (c.drops || c.verb == '%')
      continue;
    char *to = va_arg(list, char *);
    if (c.verb == 'n') /* perhaps */
      continue;
    if (done-- <= 0 || c.verb == 'm')
      return;
    __tsan_write_range(to, c.verb == 's' || c.verb == '[' ? strlen(to) + 1 : c.verb == 'c' ? (size_t)(c.width ? c.width : 1) : c.verb == 'p' ? sizeof to : (size_t)c.bits / 8);
  }
}
#define SCANS(name, list_name, parameters, arguments, reads)                                     \
  int list_name(parameters, va_list);                                                            \
  static int scan_##name(parameters, va_list list) {                                             \
    va_list to;                                                                                  \
    va_copy(to, list);                                                                           \
    reads_text(format), asks(format), reads;                                                     \
    int done = list_name(arguments, list);                                                       \
    stored(done, format, to);                                                                    \
    va_end(to);                                                                                  \
    return done;                                                                                 \
  }                                                                                              \
  int gsmack_world_##list_name(parameters, va_list list) {                                       \
    HANDED_ON();                                                                                 \
    return scan_##name(arguments, list);                                                         \
  }                                                                                              \
  int gsmack_world_##name(parameters, ...) {                                                     \
    va_list list;                                                                                \
    va_start(list, format);                                                                      \
    int done = scan_##name(arguments, list);                                                     \
    va_end(list);                                                                                \
    return done;                                                                                 \
  }
#define SCANF(prefix)                                                                                                                                       \
  SCANS(prefix##sscanf, prefix##vsscanf, LIST(const char *text, const char *format), LIST(text, format), __tsan_read_range(text, 1)) \
  SCANS(prefix##fscanf, prefix##vfscanf, LIST(FILE *file, const char *format), LIST(file, format), (void)0)                                                 \
  SCANS(prefix##scanf, prefix##vscanf, const char *format, format, (void)0)
SCANF()
SCANF(__isoc99_)

/* Numbers: a text is read up to what is none of one. */
#define NUMBER(type, name, parameters, arguments)                   \
  type gsmack_world_##name(const char *s, char **end parameters) {  \
    char *behind = 0; /* it stays so where there is no such base */ \
    type n = name(s, &behind arguments);                            \
    if (behind)                                                     \
      __tsan_read_range(s, (size_t)(behind - s) + 1);               \
    if (behind && end) {                                            \
      __tsan_write_range(end, sizeof *end);                         \
      *end = behind;                                                \
    }                                                               \
    return n;                                                       \
  }
#define INTEGER(type, name) NUMBER(type, name, LIST(, int base), LIST(, base))
INTEGER(long, strtol) INTEGER(unsigned long, strtoul) INTEGER(long long, strtoll) INTEGER(unsigned long long, strtoull)
INTEGER(intmax_t, strtoimax) INTEGER(uintmax_t, strtoumax)
NUMBER(double, strtod, , ) NUMBER(float, strtof, , ) NUMBER(long double, strtold, , )
int gsmack_world_atoi(const char *s) { return (int)gsmack_world_strtol(s, 0, 10); }
long gsmack_world_atol(const char *s) { return gsmack_world_strtol(s, 0, 10); }
long long gsmack_world_atoll(const char *s) { return gsmack_world_strtoll(s, 0, 10); }
double gsmack_world_atof(const char *s) { return gsmack_world_strtod(s, 0); }

/* All elements are there. That they are read is seen where they are compared, and those are written that change. In which order equal ones come is the library's choice. */
struct order { int (*compare)(const void *, const void *), (*compare_with)(const void *, const void *, void *); void *with; size_t size; };
static int compared(const void *a, const void *b, void *by) {
  struct order *o = by;
  int order = o->compare ? o->compare(a, b) : o->compare_with(a, b, o->with);
  __gsmack_bound(order != 0 || !memcmp(a, b, o->size), "equal-elements", 0);
  return order;
}
static void sort(char *base, size_t n, size_t size, struct order by) {
  char before[n * size < 1 << 20 ? n * size + 1 : 1];
  __gsmack_uses(base, n * size);
  memcpy(before, base, sizeof before - 1);
  qsort_r(base, n, size, compared, &by);
  for (size_t i = 0; i + size < sizeof before; i += size)
    if (memcmp(before + i, base + i, size))
      __tsan_write_range(base + i, size);
}
void gsmack_world_qsort(void *base, size_t n, size_t size, int (*compare)(const void *, const void *)) { sort(base, n, size, (struct order){compare, 0, 0, size}); }
void gsmack_world_qsort_r(void *base, size_t n, size_t size, int (*compare)(const void *, const void *, void *), void *with) {
  sort(base, n, size, (struct order){0, compare, with, size});
}

/* Input. */
#define INPUT(type, name, parameters, arguments, size) \
  type gsmack_world_##name(parameters) {               \
    type got = name(arguments);                        \
    if ((ssize_t)got > 0)                              \
      __tsan_write_range(to, size);                    \
    return got;                                        \
  }
INPUT(ssize_t, read, LIST(int file, void *to, size_t n), LIST(file, to, n), (size_t)got)
INPUT(ssize_t, pread, LIST(int file, void *to, size_t n, off_t at), LIST(file, to, n, at), (size_t)got)
INPUT(ssize_t, recv, LIST(int file, void *to, size_t n, int flags), LIST(file, to, n, flags), (size_t)got)
INPUT(size_t, fread, LIST(void *to, size_t size, size_t n, FILE *file), LIST(to, size, n, file), got * size)
INPUT(char *, fgets, LIST(char *to, int n, FILE *file), LIST(to, n, file), strlen(to) + 1)
