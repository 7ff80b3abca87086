// @expect verified
// An array of variable length of mutexes, which are unions.
#include <pthread.h>

static void *worker(void *arg) {
  pthread_mutex_t *m = arg;
  pthread_mutex_lock(&m[1]);
  pthread_mutex_lock(&m[2]);
  pthread_mutex_unlock(&m[2]);
  pthread_mutex_unlock(&m[1]);
  return NULL;
}

int main(int argc, char **argv) {
  (void)argv;
  int n = argc > 3 ? 4 : 3;
  pthread_mutex_t m[n];
  for (int i = 0; i < n; i++)
    pthread_mutex_init(&m[i], NULL);
  pthread_t t;
  pthread_create(&t, NULL, worker, m);
  pthread_mutex_lock(&m[n - 1]);
  pthread_mutex_unlock(&m[n - 1]);
  pthread_join(t, NULL);
  for (int i = 0; i < n; i++)
    pthread_mutex_destroy(&m[i]);
  return 0;
}
