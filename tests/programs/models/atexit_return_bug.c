// @expect violated
#include <assert.h>
#include <stdlib.h>

static int open_files = 0;

static void check(void) {
  assert(open_files == 0); // want "open_files == 0"
}

int main(void) {
  atexit(check);
  open_files++;
  return 0; // as good as exit
}
