// @expect verified
#include <pthread.h>

/* An array of them, declared in the loop and never destroyed; another thread unlocks none of them. */
static void begin(pthread_mutex_t *m) { pthread_mutex_init(m, 0); }

static void *work(void *arg) {
  for (int i = 0; i < 2; i++) {
    pthread_mutex_t m[2];
    for (int j = 0; j < 2; j++)
      begin(&m[j]);
    pthread_mutex_lock(&m[i]);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  work(0);
  pthread_join(t, 0);
  return 0;
}
