// @expect verified
// The thread counts until it is told to stop.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static unsigned rounds;
static int stop;

static void *work(void *arg) {
  for (int over = 0; !over;) {
    pthread_mutex_lock(&m);
    rounds++;
    over = stop;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, NULL);
  pthread_mutex_lock(&m);
  stop = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
  printf("%u\n", rounds);
  return 0;
}
