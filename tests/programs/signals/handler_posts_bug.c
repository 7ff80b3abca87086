// @expect violated
// The signal may come more than once.
#include <assert.h>
#include <semaphore.h>
#include <signal.h>

static sem_t posted;

static void handler(int number) { sem_post(&posted); }

int main(void) {
  sem_init(&posted, 0, 0);
  signal(SIGINT, handler);
  int n;
  sem_wait(&posted);
  sem_getvalue(&posted, &n);
  assert(n == 0); // want "n == 0"
  return 0;
}
