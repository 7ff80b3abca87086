// @expect verified
// Once the thread is cancelled within the function, it is as if pthread_once had not been called. The handler that was pushed within the
// function runs before, the one around it behind.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static sem_t begun, never;
static int calls, inside;

static void leave(void *arg) { inside--; }

static void set_up(void) {
  assert(inside == 0);
  inside++;
  if (calls++ == 0) {
    pthread_cleanup_push(leave, NULL);
    sem_post(&begun);
    sem_wait(&never);
    pthread_cleanup_pop(0);
  }
}

static void again(void *arg) { pthread_once(&once, set_up); }

static void *work(void *arg) {
  pthread_cleanup_push(again, NULL);
  pthread_once(&once, set_up);
  pthread_cleanup_pop(0);
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&begun, 0, 0);
  sem_init(&never, 0, 0);
  pthread_create(&t, NULL, work, NULL);
  sem_wait(&begun);
  pthread_cancel(t);
  pthread_once(&once, set_up);
  pthread_join(t, NULL);
  assert(calls == 2 && inside == 1);
  return 0;
}
