// @expect violated
// A jump out of an atomic section ends it, and the thread that has jumped goes on.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>

static int x;
static _Thread_local jmp_buf buffer;

void __VERIFIER_atomic_step(void) {
  x++;
  if (x == 2)
    longjmp(buffer, 1);
  x++;
  x--;
}

static void *run(void *arg) {
  if (!setjmp(buffer))
    __VERIFIER_atomic_step();
  else
    x = 5;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  run(NULL);
  pthread_join(t, NULL);
  assert(x == 2); // want "x == 2"
  return 0;
}
