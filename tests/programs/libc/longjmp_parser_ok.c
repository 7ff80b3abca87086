// @expect verified
#include <assert.h>
#include <setjmp.h>

extern int __VERIFIER_nondet_int(void);

static sigjmp_buf buffer;

__attribute__((noreturn)) static void fail(int code) { siglongjmp(buffer, code); }

static int parse(int n) {
  if (n > 2)
    fail(n);
  return n + 1;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  volatile int parsed = 0;
  int code = sigsetjmp(buffer, 1);
  if (code == 0)
    parsed = parse(n > 5 ? 5 : n);
  if (code)
    assert(n > 2 && parsed == 0 && code >= 3 && code <= 5);
  else
    assert(n <= 2 && parsed == n + 1);
  return 0;
}
