// @expect violated
// The thread counts for ever, and nobody looks at that: it goes round in vain.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static unsigned rounds;

static void *work(void *arg) {
  for (;;) { // want "goes round in a loop"
    pthread_mutex_lock(&m);
    rounds++;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, NULL);
  pthread_join(t, NULL);
  printf("%u\n", rounds);
  return 0;
}
