// @expect verified
// A thread that waits for input can be cancelled there: a cleanup handler gives back the mutex that it holds.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static char line[4];

static void unlock(void *m) { pthread_mutex_unlock(m); }

static void *reader(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_cleanup_push(unlock, &mutex);
  fgets(line, sizeof line, stdin);
  pthread_cleanup_pop(1);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, reader, NULL);
  pthread_cancel(t);
  pthread_join(t, NULL);
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
}
