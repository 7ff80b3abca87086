// @expect violated
// @flags --check=leaks
#define _GNU_SOURCE
#include <stdio.h>
int main(int argc, char **argv) {
  char *text;
  return asprintf(&text, "%d", argc) < 0;
}
