// @expect violated
#include <pthread.h>

enum { N = 3 };

pthread_barrier_t b;

void *worker(void *arg) {
  pthread_barrier_wait(&b); // want "deadlock"
  return arg;
}

int main(void) {
  pthread_t t[N - 1];
  pthread_barrier_init(&b, 0, N);
  for (int i = 0; i < N - 1; i++)
    pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < N - 1; i++)
    pthread_join(t[i], 0); // want "deadlock"
  return 0;
}
