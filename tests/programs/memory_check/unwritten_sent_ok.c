// @expect verified
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv) {
  char b[8];
  strcpy(b, "x");
  write(1, b, strlen(b) + 1);
  int n = read(0, b, 4);
  if (n > 0)
    fwrite(b, 1, n, stdout);
  char *heap = malloc(4);
  memset(heap, 'h', 4);
  write(1, heap, 4);
  free(heap);
  char some[argc];
  some[0] = 0;
  write(1, some, 1);
  return 0;
}
