// @expect violated
// @flags --check=assert,memory
// The element in which a memset ends keeps its other bytes.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

extern unsigned __VERIFIER_nondet_uint(void);

struct record {
  unsigned short tag[4];
  unsigned long long value;
};

static unsigned a[4], b[4] = {0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10};
static struct record record;

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n > 6)
    return 0;
  memset(a, 0x39, n);
  assert(a[0] == (n == 0 ? 0 : n == 1 ? 0x39 : n == 2 ? 0x3939 : n == 3 ? 0x393939 : 0x39393939));
  assert(a[1] == (n == 5 ? 0x39 : n == 6 ? 0x3939 : 0));

  memcpy(a, b, 4 + n);
  if (n == 3)
    assert(a[0] == 0x01020304 && a[1] == 0x060708 && a[2] == 0);
  memmove(b + 1, b, n);
  if (n == 6)
    assert(b[1] == 0x01020304 && b[2] == 0x090a0708);

  memset(&record, 2, sizeof record);
  memset((char *)&record + 5, 0x39, n);
  if (n == 4)
    assert(record.tag[3] == 0x3939 && record.value == 0x3939393939393939);

  unsigned short *q = malloc(n * sizeof *q + 2); // whole elements
  if (!q)
    return 0;
  memset(q, 0xff, n * sizeof *q + 2);
  assert(q[n] == 0xffff);
  free(q);
  return 0;
}
