// @expect violated
/* Nobody tells the worker to stop. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stop, work;

static void *worker(void *arg) {
  for (;;) { // want "every unfinished thread waits, or goes round in a loop, for ever"
    pthread_mutex_lock(&lock);
    if (stop) {
      pthread_mutex_unlock(&lock);
      return arg;
    }
    int got = work;
    if (got)
      work = 0;
    pthread_mutex_unlock(&lock);
    if (got) {
      int r = rand() % 7;
      if (r == 3)
        puts("three");
      else if (r == 4)
        puts("four");
    }
    usleep(rand() % 100);
  }
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&lock);
  work = 1;
  pthread_mutex_unlock(&lock);
  pthread_join(t, 0);
  return 0;
}
