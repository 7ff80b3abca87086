// @expect violated
/* What an iteration read is compared with what it wrote since: they differ, and no choice leads out of the loop. */
#include <pthread.h>

int __VERIFIER_nondet_int(void);

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int waiting = 1, done;

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  done++;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_mutex_lock(&m);
  for (;;) { // want "goes round in a loop for ever"
    int before = waiting;
    waiting = 0;
    int same = before == waiting;
    waiting = before;
    if (same && __VERIFIER_nondet_int())
      break;
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
  }
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
  return 0;
}
