/* <ctype.h> in the C locale. The macros of glibc look characters up in tables that start
 * at -128; a byte of 128 or more has no class. */
#include <ctype.h>

#define UPPER _ISupper | _ISalpha | _ISprint | _ISgraph | _ISalnum
#define LOWER _ISlower | _ISalpha | _ISprint | _ISgraph | _ISalnum
#define DIGIT _ISdigit | _ISxdigit | _ISprint | _ISgraph | _ISalnum
#define PUNCT _ISprint | _ISgraph | _ISpunct
#define AT(c) 128 + (c)

static const unsigned short classes[384] = {
    [AT(0)... AT(8)] = _IScntrl,
    [AT('\t')] = _IScntrl | _ISspace | _ISblank,
    [AT('\n')... AT('\r')] = _IScntrl | _ISspace,
    [AT(14)... AT(31)] = _IScntrl,
    [AT(' ')] = _ISspace | _ISblank | _ISprint,
    [AT('!')... AT('/')] = PUNCT,
    [AT('0')... AT('9')] = DIGIT,
    [AT(':')... AT('@')] = PUNCT,
    [AT('A')... AT('F')] = UPPER | _ISxdigit,
    [AT('G')... AT('Z')] = UPPER,
    [AT('[')... AT('`')] = PUNCT,
    [AT('a')... AT('f')] = LOWER | _ISxdigit,
    [AT('g')... AT('z')] = LOWER,
    [AT('{')... AT('~')] = PUNCT,
    [AT(127)] = _IScntrl,
};

static const unsigned short *const start = classes + 128;

const unsigned short **__ctype_b_loc(void) {
  return (const unsigned short **)&start;
}

#undef tolower
#undef toupper

int tolower(int c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; }

int toupper(int c) { return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c; }

#define CLASS(name, condition)                                                 \
  int(name)(int c) { return condition; }

CLASS(isupper, c >= 'A' && c <= 'Z')
CLASS(islower, c >= 'a' && c <= 'z')
CLASS(isalpha, (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'))
CLASS(isdigit, c >= '0' && c <= '9')
CLASS(isalnum, isalpha(c) || isdigit(c))
CLASS(isxdigit, isdigit(c) || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f'))
CLASS(isspace, c == ' ' || (c >= '\t' && c <= '\r'))
CLASS(isblank, c == ' ' || c == '\t')
CLASS(iscntrl, (c >= 0 && c < 32) || c == 127)
CLASS(isprint, c >= 32 && c < 127)
CLASS(isgraph, c > 32 && c < 127)
CLASS(ispunct, isgraph(c) && !isalnum(c))

/* What tolower and toupper look up where they are inlined. A negative char stands for the
 * byte; EOF, at -1, for itself. */
#define ROW(n)                                                                 \
  (n), (n) + 1, (n) + 2, (n) + 3, (n) + 4, (n) + 5, (n) + 6, (n) + 7, (n) + 8, \
      (n) + 9, (n) + 10, (n) + 11, (n) + 12, (n) + 13, (n) + 14, (n) + 15
#define NEGATIVE                                                               \
  ROW(128), ROW(144), ROW(160), ROW(176), ROW(192), ROW(208), ROW(224), ROW(240)
#define LETTERS(a)                                                           \
  ROW(a), (a) + 16, (a) + 17, (a) + 18, (a) + 19, (a) + 20, (a) + 21,          \
      (a) + 22, (a) + 23, (a) + 24, (a) + 25

static const int lowered[384] = {
    NEGATIVE, [AT(-1)] = -1, ROW(0), ROW(16), ROW(32), ROW(48),
    '@', LETTERS('a'), '[', '\\', ']', '^', '_',
    '`', LETTERS('a'), '{', '|', '}', '~', 127, NEGATIVE,
};

static const int raised[384] = {
    NEGATIVE, [AT(-1)] = -1, ROW(0), ROW(16), ROW(32), ROW(48),
    '@', LETTERS('A'), '[', '\\', ']', '^', '_',
    '`', LETTERS('A'), '{', '|', '}', '~', 127, NEGATIVE,
};

static const int *const lowered_start = lowered + 128;
static const int *const raised_start = raised + 128;

const int **__ctype_tolower_loc(void) { return (const int **)&lowered_start; }

const int **__ctype_toupper_loc(void) { return (const int **)&raised_start; }
