// @expect verified
#include <pthread.h>
#include <assert.h>

enum { N = 3 };

pthread_barrier_t b;
int arrived[N];

void *worker(void *arg) {
  int i = (int)(long)arg;
  arrived[i] = 1;
  pthread_barrier_wait(&b);
  for (int j = 0; j < N; j++)
    assert(arrived[j]);
  return 0;
}

int main(void) {
  pthread_t t[N - 1];
  pthread_barrier_init(&b, 0, N);
  for (int i = 1; i < N; i++)
    pthread_create(&t[i - 1], 0, worker, (void *)(long)i);
  worker(0);
  for (int i = 1; i < N; i++)
    pthread_join(t[i - 1], 0);
  return 0;
}
