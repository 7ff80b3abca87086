// @expect violated
// @flags --check=memory
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int *slot, ready;

static void *worker(void *a) {
  pthread_mutex_lock(&m);
  while (!slot)
    pthread_cond_wait(&c, &m);
  *slot = 1; // want "of answer"
  ready = 1;
  pthread_cond_broadcast(&c);
  pthread_mutex_unlock(&m);
  return 0;
}

static int ask(int patient) {
  int answer = 0;
  pthread_mutex_lock(&m);
  slot = &answer;
  pthread_cond_broadcast(&c);
  while (patient && !ready)
    pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  return answer;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  int r = ask(0);
  pthread_join(t, 0);
  return r;
}
