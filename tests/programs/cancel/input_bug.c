// @expect violated
// A thread that waits for input can be cancelled there, with what it holds.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static char line[4];

static void *reader(void *unused) {
  pthread_mutex_lock(&mutex);
  fgets(line, sizeof line, stdin);
  pthread_mutex_unlock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, reader, NULL);
  pthread_cancel(t);
  pthread_join(t, NULL);
  pthread_mutex_lock(&mutex); // want "deadlock"
  pthread_mutex_unlock(&mutex);
}
