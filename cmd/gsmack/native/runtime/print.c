/* The functions that print: what they do with the memory that their arguments point to. The symbolic engines call the models (models/c/printed.c) for that where
 * the format is known when the program is translated (llvm2ivl/rewrite/print.go); here that is when it runs. A program that follows a counterexample is linked with
 * this and the models, one that is explored has it in library.c. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef COPY /* this is compiled by itself, and all that it does is seen */
#define COPY(to, from, size) for (size_t i = 0; i < (size); i++) (to)[i] = (from)[i]
#define READS_FORMAT(format)
#define HANDED_ON()
/* This is linked right behind the program: its last variables lie apart from others, too. */
__asm__(".data\n.balign 64\n.zero 64\n.bss\n.balign 64\n.zero 64\n.text\n");
#endif

void __gsmack_takes(_Bool pointer);
void __gsmack_taken(void);
void __gsmack_apart(const void *to, const void *from, unsigned long size);
void __model_printed_text(const char *s, int precision);
void __model_printed_count8(signed char *to);
void __model_printed_count16(short *to);
void __model_printed_count32(int *to);
void __model_printed_count64(long long *to);

/* Reads a number, or takes it from the arguments. */
static const char *number(const char *f, va_list *list, int *n) {
  if (*f == '*') {
    __gsmack_takes(0);
    return *n = va_arg(*list, int), f + 1;
  }
  for (*n = 0; *f >= '0' && *f <= '9'; f++)
    *n = 10 * *n + *f - '0';
  return f;
}

/* A text is printed to where it does not lie; room is 0 if it is not printed to memory. */
static void stays_apart(const char *to, size_t room, const char *s, int precision) {
  size_t n = !room ? 0 : precision < 0 ? strlen(s) : strnlen(s, (size_t)precision);
  if (room)
    __gsmack_apart(to, s, n < room ? n + 1 : room);
}

static void follow(const char *to, size_t room, const char *format, va_list given) {
  va_list list;
  va_copy(list, given);
  READS_FORMAT(format);
  for (const char *f = format; *f;) {
    if (*f++ != '%')
      continue;
    int width, precision = -1, bits = 32, is_long = 0;
    while (*f && strchr("-+ #0", *f))
      f++;
    f = number(f, &list, &width);
    if (*f == '.')
      f = number(f + 1, &list, &precision);
    for (; *f && strchr("hljztLq", *f); f++) {
      bits = *f == 'h' ? bits / 2 : 64;
      is_long = *f == 'L';
    }
    if (*f && strchr("snaefgAEFGpcdiouxX", *f))
      __gsmack_takes(*f == 's' || *f == 'n');
    switch (*f ? *f++ : 0) {
    case '%':
    case 'm':
      break;
    case 's':
      if (bits == 32) {
        const char *s = va_arg(list, const char *);
        __model_printed_text(s, precision);
        stays_apart(to, room, s, precision);
      } else
        (void)va_arg(list, void *);
      break;
    case 'n':
      if (bits == 8)
        __model_printed_count8(va_arg(list, void *));
      else if (bits == 16)
        __model_printed_count16(va_arg(list, void *));
      else if (bits == 32)
        __model_printed_count32(va_arg(list, void *));
      else
        __model_printed_count64(va_arg(list, void *));
      break;
    case 'a': case 'e': case 'f': case 'g': case 'A': case 'E': case 'F': case 'G':
      if (is_long)
        (void)va_arg(list, long double);
      else
        (void)va_arg(list, double);
      break;
    case 'p':
      bits = 64; /* fall through */
    case 'c': case 'd': case 'i': case 'o': case 'u': case 'x': case 'X':
      if (bits == 64)
        (void)va_arg(list, long);
      else
        (void)va_arg(list, int);
      break;
    default:
      va_end(list);
      return;
    }
  }
  va_end(list);
}

/* What prints into memory writes the text, each byte of which is seen. */
static int into(char *to, size_t room, const char *format, va_list list) {
  va_list again;
  va_copy(again, list);
  int n = vsnprintf(0, 0, format, again);
  va_end(again);
  if (n < 0 || n >= 1 << 20) /* more than a stack holds */
    return vsnprintf(to, room, format, list);
  char text[n + 1];
  vsnprintf(text, sizeof text, format, list);
  if (room > sizeof text)
    room = sizeof text;
  if (room) {
    text[room - 1] = 0;
    COPY(to, text, room);
  }
  return n;
}
static int __real_gsmack_world_vsprintf(char *to, const char *format, va_list list) { return into(to, 1 << 30, format, list); }
static int __real_gsmack_world_vsnprintf(char *to, size_t room, const char *format, va_list list) { return into(to, room, format, list); }
int __real_gsmack_world_vprintf(const char *format, va_list list);
int __real_gsmack_world_vfprintf(FILE *file, const char *format, va_list list);
int __real_gsmack_world_vdprintf(int file, const char *format, va_list list);

/* For diagnose.c. */
void gsmack_follow_format(const char *format, va_list list) {
  if (format)
    follow(0, 0, format, list);
  __gsmack_taken();
}

#ifndef LIST
#define LIST(...) __VA_ARGS__
#endif
#define PRINTS(name, into, most, parameters, arguments)                                          \
  static int print_##name(parameters, va_list list) {                                            \
    follow(into, most, format, list);                                                            \
    __gsmack_taken();                                                                            \
    return __real_gsmack_world_v##name(arguments, list);                                         \
  }                                                                                              \
  int __wrap_gsmack_world_v##name(parameters, va_list list) {                                    \
    HANDED_ON();                                                                                 \
    return print_##name(arguments, list);                                                        \
  }                                                                                              \
  int gsmack_world_##name(parameters, ...) {                                                     \
    va_list list;                                                                                \
    va_start(list, format);                                                                      \
    int n = print_##name(arguments, list);                                                       \
    va_end(list);                                                                                \
    return n;                                                                                    \
  }
PRINTS(printf, 0, 0, const char *format, format)
PRINTS(fprintf, 0, 0, LIST(FILE *file, const char *format), LIST(file, format))
PRINTS(dprintf, 0, 0, LIST(int file, const char *format), LIST(file, format))
PRINTS(sprintf, to, 1 << 30, LIST(char *to, const char *format), LIST(to, format))
PRINTS(snprintf, to, room, LIST(char *to, size_t room, const char *format), LIST(to, room, format))
