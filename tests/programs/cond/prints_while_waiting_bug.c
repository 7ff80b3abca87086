// @expect violated
// The text that is printed after a wake-up without a signal was freed meanwhile.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static char *name;
static int begun, ready;

static void *wait(void *arg) {
  pthread_mutex_lock(&m);
  begun = 1;
  while (!ready) {
    printf("%s waits\n", name); // want "freed"
    pthread_cond_wait(&c, &m);
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  name = calloc(2, 1);
  pthread_create(&t, NULL, wait, NULL);
  pthread_mutex_lock(&m);
  int waits = begun;
  if (waits)
    free(name);
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
  if (!waits)
    free(name);
  return 0;
}
