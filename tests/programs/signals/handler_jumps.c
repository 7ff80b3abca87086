// @expect unknown
// @flags --engine=order
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf buffer;

static void handler(int number) { siglongjmp(buffer, 1); }

int main(void) {
  if (sigsetjmp(buffer, 1) == 0)
    signal(SIGALRM, handler); // want "or leaves it"
  return 0;
}
