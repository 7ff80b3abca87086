// @expect verified
// What is printed each time round changes nothing, so that wake-ups without a signal need no bound.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t full = PTHREAD_COND_INITIALIZER, empty = PTHREAD_COND_INITIALIZER;
static const char *name = "slot";
static int count;

static void *consume(void *arg) {
  pthread_mutex_lock(&m);
  while (count == 0) {
    printf("%s %ld is empty\n", name, (long)arg);
    printf("%lu waits at %ld\n", (unsigned long)pthread_self(), (long)time(NULL));
    puts("waiting");
    fflush(stdout);
    pthread_cond_wait(&full, &m);
  }
  assert(count == 1);
  count--;
  pthread_cond_signal(&empty);
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, consume, (void *)3);
  pthread_mutex_lock(&m);
  count++;
  pthread_cond_signal(&full);
  while (count != 0) {
    fprintf(stderr, "%d left\n", count);
    pthread_cond_wait(&empty, &m);
  }
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
  return 0;
}
