// @expect violated
#include <pthread.h>
#include <setjmp.h>

static jmp_buf buffer;

static void *run(void *arg) {
  longjmp(buffer, 1); // want "another thread"
  return arg;
}

int main(void) {
  pthread_t t;
  if (setjmp(buffer))
    return 0;
  pthread_create(&t, NULL, run, NULL);
  pthread_join(t, NULL);
  return 0;
}
