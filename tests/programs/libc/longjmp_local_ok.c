// @expect verified
#include <assert.h>
#include <setjmp.h>

extern _Bool __VERIFIER_nondet_bool(void);

static jmp_buf buffer;

int main(void) {
  volatile int kept = 1;
  int same = 1, set_again = 1, only_before = 1;
  for (volatile int i = 0; i < 2; i++) {
    only_before++;
    if (!setjmp(buffer)) {
      kept = 2;
      set_again = 2;
      if (__VERIFIER_nondet_bool())
        longjmp(buffer, 1);
      same = 2;
    } else {
      set_again = 3;
    }
    assert(kept == 2 && set_again >= 2 && only_before == i + 2);
    assert(same <= 2);
  }
  return 0;
}
