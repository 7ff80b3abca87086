// @expect violated
// The thread that executes the handler can end the process, so it does not go round for ever; main waits for itself.
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;

static void handler(int number) {
  n++;
  printf("%d\n", number);
  exit(0);
}

int main(void) {
  signal(SIGALRM, handler);
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m); // want "waits for ever"
}
