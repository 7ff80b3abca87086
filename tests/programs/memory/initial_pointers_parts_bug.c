// @expect violated
// Half of a pointer that an initialiser gives is copied over that of another. The upper halves may be the same.
#include <assert.h>
#include <string.h>

static int x, y, *s[2] = {&x, &y};

int main(void) {
  memcpy(&s[0], &s[1], 4);
  assert(s[0] != &y); // want "assertion"
}
