// @expect verified
#include <assert.h>
#include <setjmp.h>

static jmp_buf again;
static int tries;

static void attempt(void) {
  if (++tries < 3)
    longjmp(again, tries);
}

int main(void) {
  for (volatile int i = 0; i < 2; i++) {
    tries = 0;
    int before = setjmp(again);
    assert(before == tries);
    attempt();
    assert(tries == 3);
  }
  return 0;
}
