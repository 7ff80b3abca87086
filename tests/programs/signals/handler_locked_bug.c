// @expect violated
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int came;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void handler(int number) { came = 1; }

int main(void) {
  signal(SIGINT, handler);
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m); // want "the only unfinished thread waits"
  return 0;
}
