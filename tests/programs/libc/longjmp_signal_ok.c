// @expect verified
#include <assert.h>
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf buffer;
static volatile sig_atomic_t handled;

static void handler(int signal) {
  handled++;
  siglongjmp(buffer, 3);
}

int main(void) {
  signal(SIGUSR1, handler);
  int code = sigsetjmp(buffer, 1);
  if (code == 0) {
    raise(SIGUSR1);
    assert(0);
  }
  assert(code == 3 && handled == 1);
  return 0;
}
