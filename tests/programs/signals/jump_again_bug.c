// @expect violated
#include <assert.h>
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf to;
static volatile int n;
static void handler(int number) {
  n++;
  siglongjmp(to, 1);
}

int main(void) {
  signal(SIGUSR1, handler);
  if (!sigsetjmp(to, 1))
    raise(SIGUSR1);
  if (n < 2)
    raise(SIGUSR1);
  assert(n == 1); // want "n == 1"
}
