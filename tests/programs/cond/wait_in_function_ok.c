// @expect verified
#include <pthread.h>
#include <assert.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int items;

static int empty(void) { return items == 0; }

/* The test is in a function, the result of the wait is kept, and there is more than one turn. */
void *consumer(void *arg) {
  for (int i = 0; i < 2; i++) {
    int error = 0;
    pthread_mutex_lock(&m);
    while (empty() && !error)
      error = pthread_cond_wait(&c, &m);
    items--;
    assert(items >= 0);
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, consumer, 0);
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&m);
    items++;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
  }
  pthread_join(t, 0);
  return 0;
}
