// @expect verified
// The handler is executed once, by the thread, if it has not ended before.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int wakened, ready;

static void handler(int number) { wakened++; }

static void *work(void *arg) {
  ready = 1;
  while (!wakened)
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  signal(SIGUSR1, handler);
  pthread_create(&t, NULL, work, NULL);
  while (!ready)
    ;
  pthread_kill(t, SIGUSR1);
  pthread_join(t, NULL);
  assert(wakened == 1);
  return 0;
}
