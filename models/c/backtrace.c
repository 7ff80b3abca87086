/* <execinfo.h>: any addresses, and texts of them. */
#include <execinfo.h>
#include <stdlib.h>

#include "gsmack.h"

enum { SIZE = 8 };

int backtrace(void **to, int size) {
  int n = __gsmack_nondet_int();
  __gsmack_assume(n >= 0 && n <= size);
  for (int i = 0; i < n; i++)
    to[i] = (void *)__gsmack_nondet_ulong();
  return n;
}

/* One piece of memory, which the program has to free. */
char **backtrace_symbols(void *const *from, int n) {
  char **texts = n < 0 ? 0 : malloc((size_t)n * (sizeof *texts + SIZE));
  for (int i = 0; texts && i < n; i++) {
    texts[i] = (char *)(texts + n) + i * SIZE;
    for (int j = 0; j < SIZE - 1; j++)
      texts[i][j] = __gsmack_nondet_char();
    texts[i][SIZE - 1] = 0;
  }
  return texts;
}

void backtrace_symbols_fd(void *const *from, int n, int file) {
  for (int i = 0; i < n; i++)
    (void)from[i];
}
