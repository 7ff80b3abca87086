// @expect violated
// The thread may end before.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int wakened, ready;

static void handler(int number) { wakened++; }

static void *work(void *arg) {
  ready = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  signal(SIGUSR1, handler);
  pthread_create(&t, NULL, work, NULL);

  pthread_kill(t, SIGUSR1);
  pthread_join(t, NULL);
  assert(wakened == 1); // want "wakened"
  return 0;
}
