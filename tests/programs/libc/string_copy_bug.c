// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

int main(void) {
  char b[8] = "-------";
  assert(strncpy(b, "ab", 4) == b && b[2] == 0 && b[3] == 0 && b[4] == '-');
  strncpy(b, "xyz", 2);
  assert(b[0] == 'x' && b[1] == 'y' && b[2] == 0);
  assert(strncat(b, "zw", 1) == b && strcmp(b, "xyz") == 0);
  assert(strcat(b, "!") == b && strlen(b) == 4);
  assert(stpcpy(b, "pq") == b + 2 && strcmp(b, "pq") == 0);
  assert(mempcpy(b, "rs", 2) == b + 2 && b[0] == 'r');
  bcopy(b, b + 1, 2);
  assert(b[0] == 'r' && b[1] == 'r' && b[2] == 's');
  bzero(b, 2);
  assert(b[0] == 0 && b[1] == 0 && b[2] == 's');
  char *d = strndup("abcdef", 3), *e = strdup("gh");
  assert(strcmp(d, "abc") == 0 && strcmp(e, "gh") == 0);
  d[0] = 'z';
  assert(e[0] == 'z'); // want "e.0."
  free(d);
  free(e);
  return 0;
}
