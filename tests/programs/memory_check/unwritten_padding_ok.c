// @expect verified
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* To send a structure as it lies in memory is right, though what is between its members was never written. */
struct message {
  char tag;
  int length;
  struct {
    short kind;
    union {
      char small;
      long large;
    } value;
  } part[2];
  unsigned bits : 3;
};

static struct message made(void) {
  struct message m;
  m.tag = 'm';
  m.length = 1;
  for (int i = 0; i < 2; i++) {
    m.part[i].kind = 1;
    m.part[i].value.small = 2;
  }
  m.bits = 5;
  return m;
}

int main(void) {
  struct message m = made(), copy, *heap = malloc(sizeof *heap);
  copy = m;
  write(1, &m, sizeof m);
  write(1, &copy, sizeof copy);
  *heap = made();
  fwrite(heap, sizeof *heap, 1, stdout);
  char bytes[sizeof m];
  memcpy(bytes, &m, sizeof m);
  write(1, bytes, sizeof bytes);
  free(heap);
  return 0;
}
