// @expect bounded
// @flags --unroll=3
#include <assert.h>
#include <pthread.h>

#define N 10000

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *count(void *unused) {
  pthread_mutex_lock(&m);
  int before = x;
  x = before + 1;
  assert(x == before + 1);
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    pthread_create(&t[i], NULL, count, NULL);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], NULL);
  return 0;
}
