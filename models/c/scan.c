/* <stdio.h>, scanning: where it writes depends on a text that is not read here. */
#include "gsmack.h"

/* Not from <stdio.h>, which renames scanf. */
typedef struct file FILE;

#define SCAN(name, ...)                                                        \
  int name(__VA_ARGS__) {                                                      \
    __gsmack_unknown(#name ": input is not modelled");                         \
    return -1;                                                                 \
  }

SCAN(scanf, const char *restrict format, ...)
SCAN(fscanf, FILE *restrict file, const char *restrict format, ...)
SCAN(sscanf, const char *restrict text, const char *restrict format, ...)
SCAN(__isoc99_scanf, const char *restrict format, ...)
SCAN(__isoc99_fscanf, FILE *restrict file, const char *restrict format, ...)
SCAN(__isoc99_sscanf, const char *restrict text, const char *restrict format,
     ...)
